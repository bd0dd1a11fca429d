import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export type Company = Answer<'companies'>[number];

export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => call('companies', {}, { signal }),
  select: byName,
  meta: { showsOwnError: true },
});

function byName(companies: Company[]): Company[] {
  return companies.toSorted((one, other) => one.company.localeCompare(other.company));
}

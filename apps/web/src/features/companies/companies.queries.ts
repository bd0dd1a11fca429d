import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';

export type Company = Answer<'companies'>[number];
export type CompanyDetail = Answer<'company'>;
export type CompanyUser = Answer<'companyUsers'>[number];

const meta = { showsOwnError: true };

export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => call('companies', {}, { signal }),
  select: byName,
  meta,
});

function byName(companies: Company[]): Company[] {
  return companies.toSorted((one, other) => one.company.localeCompare(other.company));
}

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['company', id],
    queryFn: ({ signal }) => call('company', { params: { id } }, { signal }),
    meta,
  });

export const companyUsersQuery = (id: number) =>
  queryOptions({
    queryKey: ['company-users', id],
    queryFn: ({ signal }) => call('companyUsers', { params: { id } }, { signal }),
    meta,
  });

/** After a change of companies or their people, what shows them is asked for again: companies tell of each other. */
export function forgetCompanies(): void {
  for (const name of ['companies', 'company', 'company-users', 'user-report']) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

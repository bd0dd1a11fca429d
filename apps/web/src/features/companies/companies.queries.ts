import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryClient, showsOwnError } from '../../lib/query-client.ts';

export type Company = Answer<'companies'>[number];
export type CompanyDetail = Answer<'company'>;
export type CompanyUser = Answer<'companyUsers'>[number];

export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => call('companies', {}, { signal }),
  select: byName,
  meta: showsOwnError,
});

function byName(companies: Company[]): Company[] {
  return companies.toSorted((one, other) => one.company.localeCompare(other.company));
}

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['company', id],
    queryFn: ({ signal }) => call('company', { params: { id } }, { signal }),
    meta: showsOwnError,
  });

export const companyUsersQuery = (id: number) =>
  queryOptions({
    queryKey: ['company-users', id],
    queryFn: ({ signal }) => call('companyUsers', { params: { id } }, { signal }),
    meta: showsOwnError,
  });

/** After a change of companies or their people, what shows them is asked for again: companies tell of each other. */
export function forgetCompanies(): void {
  for (const name of ['companies', 'company', 'company-users', 'user-report']) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

const elsewhere = [['subscriptions'], ['catalogs', 'subscriber-count'], ['auth-requests']];

/** What else told of a company is asked for when it is next seen: on screen now is still the company that is gone. */
export function forgetDeleted(id: number): void {
  queryClient.removeQueries(companyQuery(id));
  forgetCompanies();
  for (const queryKey of elsewhere) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export type Company = Answer<'companies'>[number];
export type CompanyDetail = Answer<'company'>;
export type CompanyUser = Answer<'companyUsers'>[number];

export const companiesQuery = queryOptions({
  ...asked(['companies'], 'companies'),
  select: byName,
});

function byName(companies: Company[]): Company[] {
  return companies.toSorted((one, other) => one.company.localeCompare(other.company));
}

export const companyQuery = (id: number) => asked(['company', id], 'company', { params: { id } });

/** As it is at this moment, for a question that names numbers. */
export function freshCompany(id: number): Promise<CompanyDetail> {
  return queryClient.fetchQuery({ ...companyQuery(id), staleTime: 0 });
}

export function freshUsers(companyId: number): Promise<CompanyUser[]> {
  return queryClient.fetchQuery({ ...companyUsersQuery(companyId), staleTime: 0 });
}

export const companyUsersQuery = (id: number) =>
  asked(['company-users', id], 'companyUsers', { params: { id } });

/** After a change to a company or its people, all related data is reloaded: companies show each other's details. */
export function forgetCompanies(): void {
  for (const name of ['companies', 'clients', 'company', 'company-users', 'client-history', 'user-report']) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

const elsewhere = [['subscriptions'], ['catalogs', 'subscriber-count'], ['auth-requests']];

/**
 * Everything else that mentions a company reloads when it is next shown: the deleted company is still on the screen.
 */
export function forgetDeleted(id: number): void {
  queryClient.removeQueries(companyQuery(id));
  forgetCompanies();
  for (const queryKey of elsewhere) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

import { companiesEndpoints } from '@caliper/contract/companies/companies.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { listCompanies } from './companies.store.ts';

export function companiesRoutes(db: Db): Route[] {
  return routes(companiesEndpoints, {
    companies: () => listCompanies(db),
  });
}

import { companiesEndpoints } from '@caliper/contract/companies/companies.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Companies } from './companies.service.ts';

export function companiesRoutes(companies: Companies): Route[] {
  return routes(companiesEndpoints, {
    companies: () => companies.list(),
    company: ({ params }) => companies.find(params.id),
    companyUsers: ({ viewer, params }) => companies.users(viewer, params.id),
    createCompany: ({ viewer, body, origin }) => companies.create(viewer, body, origin),
    updateCompany: ({ viewer, params, body, origin }) => companies.update(viewer, params.id, body, origin),
    describeCompany: ({ viewer, params, body, origin }) =>
      companies.describe(viewer, params.id, body, origin),
    deleteCompany: ({ viewer, params, origin }) => companies.remove(viewer, params.id, origin),
    setSubsidiaries: ({ viewer, params, body, origin }) =>
      companies.setSubsidiaries(viewer, params.id, body, origin),
    userReport: ({ viewer, query }) => companies.report(viewer, query),
  });
}

import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { companiesRoutes } from './companies.routes.ts';
import { createCompanies } from './companies.service.ts';
import { companiesJobs } from './licence-ends.ts';

export function wireCompanies({ db }: { db: Db }): Feature {
  return { routes: companiesRoutes(createCompanies({ db })), jobs: companiesJobs(db) };
}

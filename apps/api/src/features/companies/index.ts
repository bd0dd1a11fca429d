export { hasCompanies, insertCompany } from './companies.store.ts';

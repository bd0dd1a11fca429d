export { findProvider, hasCompanies, insertCompany } from './companies.store.ts';

export { findProvider, hasCompanies, hasCompany, insertCompany, releaseClients } from './companies.store.ts';

export { type Company, companiesQuery, companyQuery } from './companies.queries.ts';
export { CompanySelect } from './company-select.tsx';
export { CompanySettings } from './settings/company-settings.tsx';
export { CompanyUsers } from './users/company-users.tsx';

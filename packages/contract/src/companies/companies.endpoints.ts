import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { companiesCalls as calls } from './companies.calls.ts';
import {
  companies,
  company,
  companyUsers,
  createCompanyBody,
  subsidiariesBody,
  updateCompanyBody,
  userReportAnswer,
  userReportQuery,
} from './companies.schemas.ts';

export const companiesEndpoints = defineEndpoints(calls, {
  companies: {
    summary: 'All companies by name',
    who: ['admin', 'sales'],
    answer: companies,
    problems: [],
  },
  company: {
    summary: 'One company with its settings and what it uses of them',
    who: ['admin', 'sales'],
    params: idParams,
    answer: company,
    problems: ['not-found'],
  },
  companyUsers: {
    summary: 'The people of a company; the state of their accounts for admins only',
    who: ['admin', 'sales'],
    params: idParams,
    answer: companyUsers,
    problems: ['not-found'],
  },
  createCompany: {
    summary: 'Adds a company, without license and without people',
    who: ['admin'],
    once: true,
    body: createCompanyBody,
    status: 201,
    answer: company,
    problems: ['company-exists'],
  },
  updateCompany: {
    summary:
      'Changes the settings that are sent; a license that is not for a whole company frees its subsidiaries',
    who: ['admin'],
    params: idParams,
    body: updateCompanyBody,
    answer: company,
    problems: ['not-found', 'headquarter-license', 'headquarter-below'],
  },
  deleteCompany: {
    summary: 'Deletes a company with its people; what it ordered and what was done to it stay on record',
    who: ['admin'],
    params: idParams,
    problems: ['not-found', 'company-kept'],
  },
  setSubsidiaries: {
    summary: 'The companies below a headquarter: the whole list',
    who: ['admin'],
    params: idParams,
    body: subsidiariesBody,
    answer: company,
    problems: ['not-found', 'not-headquarter', 'subsidiary-unknown', 'subsidiary-taken'],
  },
  userReport: {
    summary: 'Everybody by company, as chosen; ids for admins only',
    who: ['admin', 'sales'],
    query: userReportQuery,
    answer: userReportAnswer,
    problems: [],
  },
});

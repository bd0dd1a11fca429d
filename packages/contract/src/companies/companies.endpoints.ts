import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { companiesCalls as calls } from './companies.calls.ts';
import {
  companies,
  company,
  companyUsers,
  createCompanyBody,
  describeCompanyBody,
  subsidiariesBody,
  updateCompanyBody,
  userReportAnswer,
  userReportQuery,
} from './companies.schemas.ts';

export const companiesEndpoints = defineEndpoints(calls, {
  companies: {
    summary: 'All companies by name',
    who: ['admin', 'sales'],
    does: 'read',
    answer: companies,
    problems: [],
  },
  company: {
    summary: 'One company with its settings and what it uses of them',
    who: ['admin', 'sales'],
    does: 'read',
    params: idParams,
    answer: company,
    problems: ['not-found'],
  },
  companyUsers: {
    summary: 'The people of a company; the state of their accounts for admins only',
    who: ['admin', 'sales'],
    does: 'read',
    params: idParams,
    answer: companyUsers,
    problems: ['not-found'],
  },
  createCompany: {
    summary: 'Adds a company, without license and without people',
    who: ['admin'],
    does: 'write',
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
    does: 'write',
    params: idParams,
    body: updateCompanyBody,
    answer: company,
    problems: ['not-found', 'headquarter-license', 'headquarter-below'],
  },
  describeCompany: {
    summary: 'Changes the name of a company, its description and who looks after it',
    who: ['admin'],
    does: 'write',
    params: idParams,
    body: describeCompanyBody,
    answer: company,
    problems: ['not-found', 'company-exists', 'owner-unknown', 'changed-meanwhile'],
  },
  deleteCompany: {
    summary: 'Deletes a company with its people; what it ordered and what was done to it stay on record',
    who: ['admin'],
    does: 'write',
    params: idParams,
    problems: ['not-found', 'company-kept'],
  },
  setSubsidiaries: {
    summary: 'The companies below a headquarter: the whole list',
    who: ['admin'],
    does: 'write',
    params: idParams,
    body: subsidiariesBody,
    answer: company,
    problems: ['not-found', 'not-headquarter', 'subsidiary-unknown', 'subsidiary-taken'],
  },
  userReport: {
    summary: 'Everybody by company, as chosen; ids for admins only',
    who: ['admin', 'sales'],
    does: 'read',
    query: userReportQuery,
    answer: userReportAnswer,
    problems: [],
  },
});

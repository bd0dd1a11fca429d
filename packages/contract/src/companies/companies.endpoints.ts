import { defineEndpoint } from '../endpoint.ts';
import { companiesCalls as calls } from './companies.calls.ts';
import { companies } from './companies.schemas.ts';

export const companiesEndpoints = {
  companies: defineEndpoint({
    call: calls.companies,
    summary: 'All companies by name',
    who: ['admin', 'sales'],
    answer: companies,
    problems: [],
  }),
};

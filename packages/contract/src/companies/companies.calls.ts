import type { Call } from '../endpoint.ts';

export const companiesCalls = {
  companies: 'GET /usergroups',
  company: 'GET /usergroups/{id}',
  companyUsers: 'GET /usergroups/{id}/users',
  createCompany: 'POST /usergroups',
  updateCompany: 'PATCH /usergroups/{id}',
  describeCompany: 'PATCH /usergroups/{id}/details',
  deleteCompany: 'DELETE /usergroups/{id}',
  setSubsidiaries: 'PUT /usergroups/{id}/subsidiaries',
  userReport: 'GET /user-report',
} as const satisfies Record<string, Call>;

import { expect, test } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { companyQuery, forgetDeleted } from './companies.queries.ts';

test.each([
  ['companies'],
  ['company-users', 8],
  ['subscriptions', 8, 'report'],
  ['catalogs', 'subscriber-count'],
  ['auth-requests'],
])('ADM-15 after a company is deleted, the query %s is loaded again', (...queryKey) => {
  queryClient.setQueryData(queryKey, 'as it was');
  queryClient.setQueryData(companyQuery(7).queryKey, { id: 7 } as never);
  forgetDeleted(7);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryData(companyQuery(7).queryKey)).toBeUndefined();
});

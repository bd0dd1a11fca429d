import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

export const signingOut = mutationOptions({ mutationFn: () => call('signOut'), meta: showsOwnError });

export const ssoCustomerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sso-customer', slug],
    queryFn: ({ signal }) => call('ssoCustomer', { params: { slug } }, { signal }),
    meta: showsOwnError,
  });

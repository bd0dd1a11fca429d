import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

export const signingOut = mutationOptions({ mutationFn: () => call('signOut'), meta: showsOwnError });

export const ssoCustomerQuery = (slug: string) =>
  asked(['sso-customer', slug], 'ssoCustomer', { params: { slug } });

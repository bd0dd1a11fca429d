import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';

interface Headquarter {
  id: number;
  subsidiaryCompanies: number[];
}

/** Makes what a headquarter and its subsidiaries have of each other current; their lists are read again. */
export const headquarterSync = mutationOptions({
  mutationFn: ({ id, subsidiaryCompanies }: Headquarter) =>
    call('syncHeadquarter', { body: { headquarterId: id, subsidiaryCompanies } }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ['subscriptions'] }),
});

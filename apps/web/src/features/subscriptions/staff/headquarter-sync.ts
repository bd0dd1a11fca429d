import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

interface Headquarter {
  id: number;
  subsidiaryCompanies: number[];
}

/** Brings what a headquarter and its subsidiaries have from each other up to date, and reloads their lists. */
export const headquarterSync = mutationOptions({
  mutationFn: ({ id, subsidiaryCompanies }: Headquarter) =>
    call('syncHeadquarter', { body: { headquarterId: id, subsidiaryCompanies } }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ['subscriptions'] }),
});

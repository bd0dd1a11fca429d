import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { givenCompaniesQuery } from '../custom-reports.queries.ts';
import { failureNote } from '../save-failure.ts';
import { type CompanyChanges, changedWords } from './company-choice.ts';

interface Giving {
  companies: number[];
  /** Those that had it when the dialog was opened. */
  before: number[];
  changes: CompanyChanges;
}

export function useGive(id: number, onClose: () => void) {
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: ({ companies, before }: Giving) =>
      call('giveCustomReport', { params: { id }, body: { companies, before } }),
    meta: showsOwnError,
    onSuccess: (given, { changes }) => {
      queryClient.setQueryData(givenCompaniesQuery(id).queryKey, given);
      notify({ message: changedWords(changes), variant: 'success' });
      onClose();
    },
    // A company may have been deleted.
    onError: () => void queryClient.invalidateQueries(givenCompaniesQuery(id)),
  });
  return { give: mutate, isGiving: isPending, note: failureNote(error) };
}

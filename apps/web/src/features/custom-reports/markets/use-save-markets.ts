import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { reportMarketsQuery } from '../../reports/index.ts';
import { chosenMarketsQuery, reloadCustomReport } from '../custom-reports.queries.ts';
import { failureNote } from '../save-failure.ts';
import { type MarketChange, stillThere } from './market-choice.ts';

/** Saves one report after the other. If one is refused, those before it are saved and the rest are not. */
export function useSaveMarkets(id: number, onClose: () => void) {
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (changes: readonly MarketChange[]) => {
      for (const change of changes) {
        const body = stillThere(
          change,
          queryClient.getQueryData(reportMarketsQuery(change.report_id).queryKey),
        );
        const chosen = await call('chooseMarkets', { params: { id }, body });
        queryClient.setQueryData(chosenMarketsQuery(id).queryKey, chosen);
      }
    },
    meta: showsOwnError,
    onSuccess: () => {
      onClose();
      notify({ message: 'Dashboard settings saved', variant: 'success' });
    },
    // A market may no longer exist.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['report-markets'] }),
    onSettled: () => void reloadCustomReport(id),
  });
  return { save: mutate, isSaving: isPending, note: failureNote(error) };
}

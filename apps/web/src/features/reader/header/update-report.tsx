import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { dismissNotification, notify } from '../../../lib/notifications.ts';

/** Processes the report's package again. The page keeps its content until it is reloaded. */
export function UpdateReport({ reportId }: { reportId: number }) {
  const { mutate, isPending } = useSingleMutation({ mutationFn: updateReport });
  return (
    <Button variant="quiet" icon="reload" busy={isPending} onClick={() => mutate(reportId)}>
      Update Report
    </Button>
  );
}

async function updateReport(reportId: number): Promise<void> {
  const updating = notify({ message: readerTexts.updating, variant: 'primary', stay: true, here: true });
  try {
    await call('refreshReport', { params: { report_id: reportId } }, { isSlow: true });
    notify({
      message: readerTexts.updated,
      variant: 'success',
      action: { label: 'Refresh', run: () => location.reload() },
    });
  } finally {
    dismissNotification(updating);
  }
}

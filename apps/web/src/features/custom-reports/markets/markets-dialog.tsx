import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { reportMarketsQuery } from '../../reports/index.ts';
import { distinctSources } from '../bookmarks.ts';
import {
  type ChosenMarkets,
  type CustomReport,
  chosenMarketsQuery,
  reloadCustomReport,
} from '../custom-reports.queries.ts';
import { SaveFoot, Waiting } from '../dialog-parts.tsx';
import classes from '../dialogs.module.css';
import { failureNote } from '../saving.ts';
import { changedMarkets, draftFor, type MarketChange, stillThere, untouched } from './market-choice.ts';
import { MarketSource } from './market-source.tsx';

interface MarketsDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function MarketsDialog({ report, onClose }: MarketsDialogProps) {
  const query = useQuery(chosenMarketsQuery(report.c_report_id));
  const form = useMarkets(report.c_report_id, query.data ?? [], onClose);
  return (
    <FormDialog
      title="Dashboard Settings"
      wide
      isChanged={form.isChanged}
      isSaving={form.isSending}
      onClose={onClose}
    >
      {(ask) => (
        <>
          <p className="quiet anywhere">
            {report.c_report_name}. Choose the markets that its dashboard shows.
          </p>
          <div className="mt16">
            {query.data ? (
              <MarketsForm {...{ report, form }} chosen={query.data} onCancel={() => ask(onClose)} />
            ) : (
              <Waiting of={query} title="The settings did not load" />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}

interface MarketsFormProps {
  report: CustomReport;
  chosen: ChosenMarkets;
  form: ReturnType<typeof useMarkets>;
  onCancel: () => void;
}

/** The source reports, each on or off, with their markets. */
function MarketsForm({ report, chosen, form, onCancel }: MarketsFormProps) {
  const { values, change, formProps, isChanged, isSending, note } = form;
  return (
    <form {...formProps}>
      <DialogFields>
        <ul className={classes.sources}>
          {distinctSources(report.collections).map((source) => (
            <MarketSource
              key={source.report_id}
              source={source}
              draft={draftFor(values.drafts, chosen, source.report_id)}
              onChange={(draft) => change({ drafts: new Map(values.drafts).set(source.report_id, draft) })}
            />
          ))}
        </ul>
      </DialogFields>
      {note && <FieldError>{note}</FieldError>}
      <SaveFoot note={isChanged && 'Not saved yet'} isSaving={isSending} onCancel={onCancel} />
    </form>
  );
}

function useMarkets(id: number, chosen: ChosenMarkets, onClose: () => void) {
  const form = useForm({
    values: untouched,
    confirm: ({ drafts }, proceed) => (changedMarkets(drafts, chosen).length > 0 ? proceed() : onClose()),
    send: ({ drafts }) => saveMarkets(id, changedMarkets(drafts, chosen)),
    onSent: () => {
      onClose();
      notifySuccess('Dashboard settings saved');
    },
    // A market may no longer exist.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: ['report-markets'] }),
  });
  const isChanged = changedMarkets(form.values.drafts, chosen).length > 0;
  return { ...form, isChanged, note: failureNote(form.error) };
}

/** One report after the other. If one is refused, those before it are saved and the rest are not. */
async function saveMarkets(id: number, changes: readonly MarketChange[]): Promise<void> {
  try {
    for (const change of changes) {
      const markets = queryClient.getQueryData(reportMarketsQuery(change.report_id).queryKey);
      const chosen = await call('chooseMarkets', { params: { id }, body: stillThere(change, markets) });
      queryClient.setQueryData(chosenMarketsQuery(id).queryKey, chosen);
    }
  } finally {
    void reloadCustomReport(id);
  }
}

import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { notify } from '../../../lib/notifications.ts';
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
import {
  changedMarkets,
  draftFor,
  type MarketChange,
  type MarketDrafts,
  stillThere,
  untouched,
} from './market-choice.ts';
import { MarketSource } from './market-source.tsx';

interface MarketsDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function MarketsDialog({ report, onClose }: MarketsDialogProps) {
  const query = useQuery(chosenMarketsQuery(report.c_report_id));
  const [drafts, setDrafts] = useState(untouched);
  const saving = useSaveMarkets(report.c_report_id, onClose);
  const changes = changedMarkets(drafts, query.data ?? []);
  const isChanged = changes.length > 0;
  const save = () => (isChanged ? saving.save(changes) : onClose());
  return (
    <FormDialog title="Dashboard Settings" wide isSaving={saving.isSaving} {...{ isChanged, onClose }}>
      {(ask) => (
        <>
          <p className={classes.lead}>{report.c_report_name}. Choose the markets that its dashboard shows.</p>
          <div className={classes.part}>
            {query.data ? (
              <MarketsForm
                {...{ ...saving, report, drafts, isChanged, save }}
                chosen={query.data}
                onChange={setDrafts}
                onCancel={() => ask(onClose)}
              />
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
  drafts: MarketDrafts;
  onChange: (drafts: MarketDrafts) => void;
  isChanged: boolean;
  save: () => void;
  isSaving: boolean;
  note: string | null;
  onCancel: () => void;
}

/** The source reports, each on or off, with their markets. */
function MarketsForm(props: MarketsFormProps) {
  const { report, chosen, drafts, onChange, isChanged, save, isSaving, note, onCancel } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogFields>
        <ul className={classes.sources}>
          {distinctSources(report.collections).map((source) => (
            <MarketSource
              key={source.report_id}
              source={source}
              draft={draftFor(drafts, chosen, source.report_id)}
              onChange={(draft) => onChange(new Map(drafts).set(source.report_id, draft))}
            />
          ))}
        </ul>
      </DialogFields>
      {note && <FieldError>{note}</FieldError>}
      <SaveFoot note={isChanged && 'Not saved yet'} isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}

/** Saves one report after the other. If one is refused, those before it are saved and the rest are not. */
function useSaveMarkets(id: number, onClose: () => void) {
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

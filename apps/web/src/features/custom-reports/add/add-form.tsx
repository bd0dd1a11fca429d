import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { Button } from '@caliper/ui/button.tsx';
import { DialogFoot } from '@caliper/ui/dialog-foot.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CustomReport, reloadCustomReport, showCustomReport } from '../../../lib/custom-reports.ts';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { SourceName } from '../../../lib/source-name.tsx';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { ChapterChecklist } from '../chapters/chapter-checklist.tsx';
import { chapterChoice, noTicks, nothingToSave } from '../chapters/chapter-choice.ts';
import { savingSource } from '../custom-reports.mutations.ts';
import { chapterTitlesQuery } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { failureNote } from '../save-failure.ts';
import type { Source } from '../sources.ts';
import { named } from '../title.ts';
import { Waiting } from '../waiting.tsx';

interface AddFormProps {
  report: CustomReport;
  source: Source;
  onBack: () => void;
  onClose: () => void;
}

/** The chapters of one report; those that are in it already can be unticked. */
export function AddForm({ report, source, onBack, onClose }: AddFormProps) {
  const [ticks, setTicks] = useState(noTicks);
  const [nothing, setNothing] = useState<string | null>(null);
  const titles = useQuery(chapterTitlesQuery(source.report_id));
  const { mutate, isPending, error } = useAdding(onClose);
  const choice = chapterChoice({ ...report, reportId: source.report_id, current: null, ticks });
  const tick = (chapter: number, isTicked: boolean) => {
    setNothing(null);
    setTicks(new Map(ticks).set(chapter, isTicked));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = nothingToSave(choice);
    setNothing(missing);
    if (missing || choice.problem) return;
    const { c_report_id: id, revision } = report;
    mutate({ id, body: { revision, report_id: source.report_id, chapters: [...choice.chosen] } });
  };
  const note = nothing ?? failureNote(error);
  return (
    <form onSubmit={submit} noValidate>
      <SourceLine source={source} onBack={onBack} />
      {!titles.data && <Waiting of={titles} title="The chapters did not load" />}
      {titles.data?.length === 0 && <p>This report has no chapters to bookmark.</p>}
      {titles.data && titles.data.length > 0 && (
        <ChapterChecklist chapters={titles.data} choice={choice} onTick={tick} />
      )}
      {note && <FieldError>{note}</FieldError>}
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isPending} disabled={!titles.data?.length}>
          Save
        </Button>
      </DialogFoot>
    </form>
  );
}

function SourceLine({ source, onBack }: Pick<AddFormProps, 'source' | 'onBack'>) {
  return (
    <p className={classes.source}>
      <strong>
        <SourceName source={source} />
      </strong>
      <Button size="sm" variant="quiet" onClick={onBack} autoFocus>
        Another report
      </Button>
    </p>
  );
}

function useAdding(onClose: () => void) {
  return useSingleMutation({
    ...savingSource,
    onSuccess: (report) => {
      onClose();
      void showCustomReport(report);
      notify({ message: named(texts.updated, report.c_report_name), variant: 'success' });
    },
    // Somebody else was at it, or the report has been updated.
    onError: (_, { id, body }) => {
      void reloadCustomReport(id);
      void queryClient.invalidateQueries(chapterTitlesQuery(body.report_id));
    },
  });
}

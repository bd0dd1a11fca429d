import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { type DraftRow, forgetReports } from '../../reports/index.ts';
import { counted } from '../findings.ts';

interface ReleaseReadingsProps {
  drafts: readonly DraftRow[];
  onClose: () => void;
}

/** Releases several readings with one note. Each has its own result: what could not be released is named with its reason. */
export function ReleaseReadings({ drafts: chosen, onClose }: ReleaseReadingsProps) {
  // The list behind the dialog loses what was released.
  const [drafts] = useState(chosen);
  const form = useForm({
    values: { note: '' },
    send: ({ note }) =>
      call('releaseReadings', {
        body: { note: note.trim(), drafts: drafts.map(({ draft_id, revision }) => ({ draft_id, revision })) },
      }),
    onSent: (results) => {
      const count = results.filter(({ problem }) => problem === null).length;
      if (count > 0) notifySuccess(`${counted(count, 'reading')} released`);
      if (count === results.length) onClose();
      return forgetReports();
    },
    // A part of them may have been released although no answer came.
    onFailed: () => forgetReports(),
  });
  const { answer, isChanged, isSending, problem, field, formProps } = form;
  return (
    <FormDialog
      title={`Release ${counted(drafts.length, 'reading')}?`}
      isChanged={isChanged && !answer}
      isSaving={isSending}
      onClose={onClose}
    >
      {(ask) => (
        <form {...formProps} className="stack gap16">
          {answer ? (
            <NotReleased drafts={drafts} results={answer} />
          ) : (
            <>
              <p className="quiet">Clients see the new reading of each of these reports at once.</p>
              <TextAreaField
                {...field('note')}
                label="Release note"
                hint="The same for all of them. Readers find it beside the version of the report."
                maxLength={draftLimits.note}
                data-autofocus
              />
            </>
          )}
          {problem && <FieldError>{problem}</FieldError>}
          <div className="flex wrap end gap8">
            <Button refused={isSending} onClick={() => ask(onClose)}>
              {answer ? 'Close' : 'Cancel'}
            </Button>
            {!answer && (
              <Button type="submit" variant="primary" busy={isSending}>
                Release {counted(drafts.length, 'reading')}
              </Button>
            )}
          </div>
        </form>
      )}
    </FormDialog>
  );
}

interface NotReleasedProps {
  drafts: readonly DraftRow[];
  results: Answer<'releaseReadings'>;
}

function NotReleased({ drafts, results }: NotReleasedProps) {
  const failed = results.flatMap(({ draft_id, problem }) => {
    const draft = drafts.find((one) => one.draft_id === draft_id);
    return problem === null || !draft ? [] : [{ draft, problem }];
  });
  return (
    <>
      <p role="status">{failed.length === 1 ? '1 was' : `${failed.length} were`} not released:</p>
      <ul className="list">
        {failed.map(({ draft, problem }) => (
          <li key={draft.draft_id} className="py8 lined">
            <strong>
              {draft.report_name} - {draft.report_year}
            </strong>
            <span className="block small quiet">{problem}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

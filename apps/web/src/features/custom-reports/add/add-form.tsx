import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { SourceName } from '../../reports/index.ts';
import { ChapterChecklist } from '../chapters/chapter-checklist.tsx';
import { chapterTitlesQuery } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { SaveFoot } from '../save-foot.tsx';
import type { Source } from '../sources.ts';
import { Waiting } from '../waiting.tsx';
import type { Add } from './use-add.ts';

interface AddFormProps {
  add: Add;
  picked: NonNullable<Add['picked']>;
  onBack: () => void;
  onCancel: () => void;
}

/** The chapters of one report; those already in the custom report can be unticked. */
export function AddForm({ add, picked: { source, choice }, onBack, onCancel }: AddFormProps) {
  const titles = useQuery(chapterTitlesQuery(source.report_id));
  const chapters = titles.data?.chapters;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (titles.data) add.save(titles.data.reportMeta.version);
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogFields>
        <SourceLine source={source} onBack={onBack} />
        {!chapters && <Waiting of={titles} title="The chapters did not load" />}
        {chapters?.length === 0 && <p>This report has no chapters to bookmark.</p>}
        {chapters && chapters.length > 0 && (
          <ChapterChecklist chapters={chapters} choice={choice} onTick={add.tick} />
        )}
      </DialogFields>
      {add.note && <FieldError>{add.note}</FieldError>}
      <SaveFoot isSaving={add.isSaving} disabled={!chapters?.length} onCancel={onCancel} />
    </form>
  );
}

function SourceLine({ source, onBack }: { source: Source; onBack: () => void }) {
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

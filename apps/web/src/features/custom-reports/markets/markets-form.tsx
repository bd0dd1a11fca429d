import { Button } from '@caliper/ui/button.tsx';
import { DialogFoot } from '@caliper/ui/dialog-foot.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { type FormEvent, useState } from 'react';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import type { ChosenMarkets } from '../custom-reports.queries.ts';
import { distinctSources } from '../sources.ts';
import { changedMarkets, draftFor, untouched } from './market-choice.ts';
import { MarketSource } from './market-source.tsx';
import classes from './markets.module.css';
import { useSaveMarkets } from './use-save-markets.ts';

interface MarketsFormProps {
  report: CustomReport;
  chosen: ChosenMarkets;
  onClose: () => void;
}

/** Each report that the custom report is made of, on or off, and its markets. */
export function MarketsForm({ report, chosen, onClose }: MarketsFormProps) {
  const [drafts, setDrafts] = useState(untouched);
  const { save, isSaving, note } = useSaveMarkets(report.c_report_id, onClose);
  const changes = changedMarkets(drafts, chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes.length === 0) return onClose();
    save(changes);
  };
  return (
    <form onSubmit={submit} noValidate>
      <ul className={classes.sources}>
        {distinctSources(report.collections).map((source) => (
          <MarketSource
            key={source.report_id}
            source={source}
            draft={draftFor(drafts, chosen, source.report_id)}
            onChange={(draft) => setDrafts(new Map(drafts).set(source.report_id, draft))}
          />
        ))}
      </ul>
      {note && <FieldError>{note}</FieldError>}
      <DialogFoot note={changes.length > 0 && 'Not saved yet'}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isSaving}>
          Save
        </Button>
      </DialogFoot>
    </form>
  );
}

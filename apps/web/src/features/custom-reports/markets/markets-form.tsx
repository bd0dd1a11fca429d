import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import type { FormEvent } from 'react';
import type { ChosenMarkets, CustomReport } from '../custom-reports.queries.ts';
import { SaveFoot } from '../save-foot.tsx';
import { distinctSources } from '../sources.ts';
import { draftFor, type MarketDrafts } from './market-choice.ts';
import { MarketSource } from './market-source.tsx';
import classes from './markets.module.css';

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
export function MarketsForm(props: MarketsFormProps) {
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

import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { CheckList, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { foundWords } from '@caliper/ui/fields/typed-words.ts';
import { useDeferredValue, useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import type { CustomReport } from '../custom-reports.queries.ts';
import { SaveFoot, stayOnEnter, useLateFocus, Waiting } from '../dialog-parts.tsx';
import classes from '../dialogs.module.css';
import { inOrder, matching } from './company-choice.ts';
import { type Companies, useCompanies } from './use-companies.ts';

interface CompaniesDialogProps {
  report: CustomReport;
  onClose: () => void;
}

/** The companies that find a MedCore report in their catalogue. */
export function CompaniesDialog({ report, onClose }: CompaniesDialogProps) {
  const giving = useCompanies(report.c_report_id, onClose);
  const { query, words, isSending } = giving;
  return (
    <FormDialog
      title="Share With Companies"
      isChanged={words !== null}
      isSaving={isSending}
      onClose={onClose}
    >
      {(ask) => (
        <>
          <p className="quiet anywhere">
            {report.c_report_name}. The companies you choose will find it in their catalog.
          </p>
          <div className="mt16">
            {query.data ? (
              <CompaniesForm giving={giving} onCancel={() => ask(onClose)} />
            ) : (
              <Waiting of={query} title="The companies did not load" rows={6} />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}

interface CompaniesFormProps {
  giving: Companies;
  onCancel: () => void;
}

const most = 50;

function CompaniesForm({ giving, onCancel }: CompaniesFormProps) {
  const { companies, chosen, words, note, formProps } = giving;
  const [typed, setTyped] = useState('');
  useLateFocus(formProps.ref);
  const found = matching(inOrder(companies), useDeferredValue(typed));
  return (
    <form {...formProps}>
      <DialogFields>
        <TextField
          label="Search by name"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={stayOnEnter}
          data-autofocus
        />
        <p className="py8 small faint" role="status">
          {foundWords(found.length, most)}
        </p>
        <CheckList label="Companies">
          {found.slice(0, most).map((one) => (
            <CheckRow
              key={one.id}
              name={<span translate="no">{one.company}</span>}
              checked={chosen.has(one.id)}
              onChange={(event) => giving.tick(one.id, event.target.checked)}
            />
          ))}
        </CheckList>
        <p className={classes.changes} role="status">
          {words}
        </p>
      </DialogFields>
      {note && <FieldError>{note}</FieldError>}
      <SaveFoot
        note={`${chosen.size} of ${companies.length} chosen`}
        isSaving={giving.isSending}
        onCancel={onCancel}
      />
    </form>
  );
}

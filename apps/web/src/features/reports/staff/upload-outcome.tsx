import { ApiError, fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import { wasCancelled } from '@caliper/contract/client/post-form.ts';
import { type Finding, generalProblems } from '@caliper/contract/problem.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Link } from 'react-router';
import { reportPath } from '../../../lib/navigation/paths.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './report-upload.module.css';

/** Why a report was refused, and everything that is wrong with its package. */
export function UploadFailure({ error }: { error: unknown }) {
  const findings = error instanceof ApiError ? error.findings : [];
  const part = useFocusOnArrival<HTMLDivElement>(error);
  return (
    <div ref={part} tabIndex={-1} className={classes.outcome}>
      <FieldError>{wordsFor(error)}</FieldError>
      {findings.length > 0 && <Findings findings={findings} />}
    </div>
  );
}

function wordsFor(error: unknown): string {
  if (wasCancelled(error)) return uploadTexts.cancelled;
  // An error of a field is shown under that field.
  const hasFields = Object.keys(fieldErrors(error)).length > 0;
  return hasFields ? generalProblems['invalid-fields'].detail : messageOf(error);
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <div>
      <div className="row wrap spread gap8 mb8">
        <h2 className="h4">What to correct</h2>
        <CopyFindings findings={findings} />
      </div>
      <Table
        label="What to correct"
        density="read"
        heads={['File', { head: 'Line', is: 'number' }, 'What is wrong']}
      >
        <tbody>
          {findings.map(({ file, line, message }) => (
            <tr key={`${file}:${line}:${message}`}>
              <th scope="row" translate="no">
                {file || 'The package'}
              </th>
              <td data-number>{line ?? '–'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function CopyFindings({ findings }: { findings: readonly Finding[] }) {
  const { copied, copy } = useCopy();
  const lines = findings.map(({ file, line, message }) => [file, line ?? '', message].join('\t'));
  const text = ['File\tLine\tWhat is wrong', ...lines].join('\n');
  return (
    <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={() => void copy(text)}>
      {copied ? 'Copied' : 'Copy the list'}
    </Button>
  );
}

interface UploadSuccessProps {
  reportId: number;
  title: string;
  year: number;
  warnings: readonly string[];
  onAnother: () => void;
}

export function UploadSuccess({ reportId, title, year, warnings, onAnother }: UploadSuccessProps) {
  const part = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className={classes.outcome}>
      <SuccessNote>{uploadTexts.done}</SuccessNote>
      <p>
        <strong>{title}</strong>, {year}
      </p>
      {warnings.length > 0 && (
        <div className={classes.warnings}>
          <h2 className="h4">Suggestions for this package</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex wrap gap8">
        <Link {...buttonLook({ variant: 'primary' })} to={reportPath(reportId, title)}>
          Open the report
        </Link>
        <Button onClick={onAnother}>Upload another report</Button>
      </div>
    </div>
  );
}

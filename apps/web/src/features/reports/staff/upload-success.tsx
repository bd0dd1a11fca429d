import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Link } from 'react-router';
import { reportPath } from '../../../lib/navigation/paths.ts';
import classes from './report-upload.module.css';

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
          <h2 className={classes.findingsTitle}>Suggestions for this package</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.actions}>
        <Link {...buttonLook({ variant: 'primary' })} to={reportPath(reportId, title)}>
          Open the report
        </Link>
        <Button onClick={onAnother}>Upload another report</Button>
      </div>
    </div>
  );
}

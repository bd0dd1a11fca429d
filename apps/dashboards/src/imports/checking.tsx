import { Button } from '@caliper/ui/actions/button.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import classes from './imports.module.css';

interface CheckingProps {
  /** The part that has been sent, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** Shown while a file is sent and checked. Once it is sent, only the server knows how long the check takes. */
export function Checking({ part, onCancel }: CheckingProps) {
  const isSent = part >= 1;
  return (
    <div className={classes.checking}>
      <p className={classes.checkingWords}>
        <span role="status">
          {isSent ? 'Checking every row… A large file can take a minute.' : 'Uploading…'}
        </span>
        {!isSent && <span translate="no">{Math.floor(part * 100)} %</span>}
      </p>
      <ProgressBar label={isSent ? 'Checking' : 'Uploading'} value={isSent ? null : part} />
      <div>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

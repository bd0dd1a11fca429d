import { Button } from '@caliper/ui/actions/button.tsx';
import { renewal } from './ask-once.ts';
import classes from './renewal-button.module.css';
import { useAsk } from './use-ask.tsx';

export function RenewalButton() {
  const { isKnown, isRequested, by, label, open, dialog } = useAsk(renewal, 'Request Renewal');
  return (
    <div className={classes.renewal}>
      <Button variant="primary" busy={!isKnown} refused={isRequested} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {by && (
        <span className={classes.by}>
          by <span translate="no">{by}</span>
        </span>
      )}
      {dialog}
    </div>
  );
}

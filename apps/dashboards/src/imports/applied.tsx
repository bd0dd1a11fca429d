import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import classes from './imports.module.css';
import { type Target, targetWords } from './target.ts';

interface AppliedProps {
  target: Target;
  /** The address of the dashboard. */
  path: string;
  onAnother: () => void;
}

export function Applied({ target, path, onAnother }: AppliedProps) {
  const part = useFocusOnArrival<HTMLElement>();
  return (
    <section ref={part} tabIndex={-1} className={classes.outcome} aria-label="Applied">
      <SuccessNote>
        Applied to {targetWords(target)}. {target.demo ? 'Companies with the demo see' : 'Everyone sees'} the
        new figures from now on.
      </SuccessNote>
      <div className={classes.actions}>
        <a
          {...buttonLook({ variant: 'primary' })}
          href={path}
          target="_blank"
          rel="noreferrer"
          aria-label="Open the dashboard, opens in a new tab"
        >
          <Icon name="chart" />
          Open the dashboard
        </a>
        <Button onClick={onAnother}>Import another file</Button>
      </div>
    </section>
  );
}

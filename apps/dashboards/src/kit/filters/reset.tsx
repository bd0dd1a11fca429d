import { Button } from '@caliper/ui/button.tsx';
import type { MouseEvent } from 'react';
import classes from './choice-filter.module.css';

/** There only while there is something to undo. When it goes the keyboard stays among the filters. */
export function Reset({ onReset }: { onReset: () => void }) {
  const press = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    onReset();
  };
  return (
    <div className={classes.beside}>
      <Button variant="quiet" onClick={press}>
        Reset
      </Button>
    </div>
  );
}

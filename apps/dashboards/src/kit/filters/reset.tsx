import { Button } from '@caliper/ui/actions/button.tsx';
import type { MouseEvent } from 'react';
import { keepFocus } from '../../frame/keep-focus.ts';
import classes from './choice-filter.module.css';

/** Shown only while there is something to undo. When it disappears, the focus stays among the filters. */
export function Reset({ onReset }: { onReset: () => void }) {
  const press = (event: MouseEvent<HTMLElement>) => {
    keepFocus(event.currentTarget);
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

import { Button } from '@caliper/ui/actions/button.tsx';
import type { MouseEvent } from 'react';
import { useView } from '../lib/view.ts';

/** Shows all rows of a table that is cut to its largest. Then it disappears, and the focus moves to the table. */
export function ShowAll({ count }: { count: number }) {
  const { change } = useView();
  const press = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('[role=group]:has(table)')?.focus();
    change({ all: '1' });
  };
  return (
    <Button variant="quiet" size="sm" onClick={press}>
      {`Show all ${count}`}
    </Button>
  );
}

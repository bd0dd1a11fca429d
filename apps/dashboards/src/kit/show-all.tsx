import { Button } from '@caliper/ui/button.tsx';
import type { MouseEvent } from 'react';
import { useView } from '../frame/view.ts';

/** Opens a table that begins with its largest rows. It goes then, and the keyboard goes on in the table. */
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

import { Button } from '@caliper/ui/button.tsx';
import { useView } from '../frame/view.ts';

/** Opens a table that begins with its largest rows. */
export function ShowAll({ count }: { count: number }) {
  const { change } = useView();
  return (
    <Button variant="quiet" size="sm" onClick={() => change({ all: '1' })}>
      {`Show all ${count}`}
    </Button>
  );
}

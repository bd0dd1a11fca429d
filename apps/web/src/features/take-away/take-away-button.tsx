import { Button } from '@caliper/ui/actions/button.tsx';
import { useState } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';
import type { Subject } from './take-away.queries.ts';

interface TakeAwayButtonProps {
  subject: Subject;
  /** The chapter or bookmark in sight, which can be chosen alone. */
  current: number | null;
}

/** Opens what can be taken away of a report or custom report as a file. */
export function TakeAwayButton({ subject, current }: TakeAwayButtonProps) {
  const { part, want } = usePart(() => import('./take-away-dialog.tsx'));
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await want()) setIsOpen(true);
  };
  return (
    <>
      <Button icon="download" aria-label="Take away" title="Take away" onClick={open}>
        Take away
      </Button>
      {isOpen && part && (
        <part.TakeAwayDialog subject={subject} current={current} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

import { Button } from '@caliper/ui/actions/button.tsx';
import { useState } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';

/** Opens what can be followed from the page of an item. */
export function FollowItemButton({ itemId }: { itemId: number }) {
  const { part, want } = usePart(() => import('./follow-dialog.tsx'));
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await want()) setIsOpen(true);
  };
  return (
    <>
      <Button variant="quiet" icon="bell" title="Follow …" aria-haspopup="dialog" onClick={open}>
        Follow …
      </Button>
      {isOpen && part && <part.FollowDialog itemId={itemId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';

/** What can be followed from the page of an item, and what opens it. */
export function useFollowDialog(itemId: number): { dialog: ReactNode; open: () => Promise<void> } {
  const { part, want } = usePart(() => import('./follow-dialog.tsx'));
  const [isOpen, setIsOpen] = useState(false);
  return {
    dialog: isOpen && part && <part.FollowDialog itemId={itemId} onClose={() => setIsOpen(false)} />,
    async open() {
      if (await want()) setIsOpen(true);
    },
  };
}

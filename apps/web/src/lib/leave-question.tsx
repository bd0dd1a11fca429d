import { ConfirmDialog } from '@caliper/ui/confirm-dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from './leave-guard.ts';

interface LeaveQuestion {
  /** Goes on at once, or after asking where that would lose something. */
  ask: (leave: () => void) => void;
  /** The question is in front of the page now. */
  isAsking: boolean;
  /** To be drawn somewhere on the page. */
  question: ReactNode;
}

/** Asks before unsaved changes are lost, by whatever way the person leaves. */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const ask = (leave: () => void) => (isUnsaved ? setPending({ leave }) : leave());
  useLeaveGuard(isUnsaved, ask);
  // Not there before it is asked: the Escape that asks would close it at once.
  const question = pending && (
    <ConfirmDialog
      title="Leave without saving?"
      opened
      action="Leave without saving"
      cancel="Stay"
      destructive
      onConfirm={() => {
        setPending(null);
        pending.leave();
      }}
      onClose={() => setPending(null)}
    >
      <p>Your changes are not saved yet. They are lost if you leave now.</p>
    </ConfirmDialog>
  );
  return { ask, isAsking: pending !== null, question };
}

import { ConfirmDialog } from '@caliper/ui/confirm-dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from './leave-guard.ts';

interface LeaveQuestion {
  /** Goes on at once, or after asking where that would lose something. */
  ask: (leave: () => void) => void;
  /** To be drawn somewhere on the page. */
  question: ReactNode;
}

/** Asks before unsaved changes are lost, by whatever way the person leaves. */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const ask = (leave: () => void) => (isUnsaved ? setPending({ leave }) : leave());
  useLeaveGuard(isUnsaved, ask);
  const question = (
    <ConfirmDialog
      title="Leave without saving?"
      opened={pending !== null}
      action="Leave without saving"
      cancel="Stay"
      destructive
      onConfirm={() => {
        setPending(null);
        pending?.leave();
      }}
      onClose={() => setPending(null)}
    >
      <p>Your changes are not saved yet. They are lost if you leave now.</p>
    </ConfirmDialog>
  );
  return { ask, question };
}

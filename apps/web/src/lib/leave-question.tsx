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

const unsaved = {
  title: 'Leave without saving?',
  action: 'Leave without saving',
  text: 'Your changes are not saved yet. They are lost if you leave now.',
};

/** Asks before something is lost, by whatever way the person leaves; unsaved changes if nothing else is said. */
export function useLeaveQuestion(wouldLose: boolean, words = unsaved): LeaveQuestion {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const ask = (leave: () => void) => (wouldLose ? setPending({ leave }) : leave());
  useLeaveGuard(wouldLose, ask);
  // Not there before it is asked: the Escape that asks would close it at once.
  const question = pending && (
    <ConfirmDialog
      title={words.title}
      opened
      action={words.action}
      cancel="Stay"
      destructive
      onConfirm={() => {
        setPending(null);
        pending.leave();
      }}
      onClose={() => setPending(null)}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
  return { ask, isAsking: pending !== null, question };
}

import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from './leave-guard.ts';

interface LeaveQuestion {
  /** Continues at once, or after asking if something would be lost. */
  ask: (leave: () => void) => void;
  /** Whether the question is shown. */
  isAsking: boolean;
  /** To be rendered anywhere on the page. */
  question: ReactNode;
}

const unsaved = {
  title: 'Leave without saving?',
  action: 'Leave without saving',
  text: 'Your changes have not been saved yet. They will be lost if you leave now.',
};

interface LeaveOptions {
  words?: typeof unsaved;
  /** Called after leaving by a link or by Back: the next address may belong to the same page. */
  onLeft?: () => void;
  /** Addresses of the same page, to which the person goes without losing anything. */
  isWithin?: (pathname: string) => boolean;
}

/** Asks before something is lost, however the person leaves; by default about unsaved changes. */
export function useLeaveQuestion(
  wouldLose: boolean,
  { words = unsaved, onLeft, isWithin }: LeaveOptions = {},
): LeaveQuestion {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const ask = (leave: () => void) => (wouldLose ? setPending({ leave }) : leave());
  useLeaveGuard(
    wouldLose,
    (leave) =>
      ask(() => {
        leave();
        onLeft?.();
      }),
    isWithin,
  );
  // Mounted only when asked: otherwise the Escape that asks would close it at once.
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

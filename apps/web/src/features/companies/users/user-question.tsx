import { ConfirmDialog } from '@caliper/ui/confirm-dialog.tsx';
import type { AskedAct } from './use-user-acts.ts';
import { questionBefore } from './user-acts.ts';

interface UserQuestionProps {
  asked: AskedAct | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function UserQuestion({ asked, busy, onConfirm, onClose }: UserQuestionProps) {
  const question = asked && questionBefore(asked.act, asked.user);
  if (!question) return null;
  return (
    <ConfirmDialog
      title={question.title}
      opened
      action={question.action}
      destructive
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{question.words}</p>
    </ConfirmDialog>
  );
}

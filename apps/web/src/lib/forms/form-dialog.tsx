import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import type { ReactNode } from 'react';
import { useLeaveQuestion } from './leave-question.tsx';

interface FormDialogProps {
  title: string;
  wide?: boolean;
  isChanged: boolean;
  isSaving: boolean;
  onClose: () => void;
  /** Wrap every step that would lose changes in `ask`. */
  children: (ask: (leave: () => void) => void) => ReactNode;
}

/** Closing it in any way asks first if changes would be lost. While it is being saved it stays open. */
export function FormDialog({ title, wide = false, isChanged, isSaving, onClose, children }: FormDialogProps) {
  const { ask, isAsking, question } = useLeaveQuestion(isChanged, { onLeft: onClose });
  const close = () => {
    // The same Escape also reaches the question in front.
    if (!isAsking) ask(onClose);
  };
  return (
    <>
      <Dialog title={title} opened onClose={close} wide={wide} busy={isSaving}>
        {children(ask)}
      </Dialog>
      {question}
    </>
  );
}

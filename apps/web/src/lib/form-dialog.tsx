import { Dialog } from '@caliper/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useLeaveQuestion } from './leave-question.tsx';

interface FormDialogProps {
  title: string;
  wide?: boolean;
  isChanged: boolean;
  isSaving: boolean;
  onClose: () => void;
  /** `ask` stands before every step that would lose what was changed. */
  children: (ask: (leave: () => void) => void) => ReactNode;
}

/** Closing it by whatever way asks first where that would lose something. While it is being saved it stays. */
export function FormDialog({ title, wide = false, isChanged, isSaving, onClose, children }: FormDialogProps) {
  const { ask, isAsking, question } = useLeaveQuestion(isChanged);
  const close = () => {
    // The same Escape reaches the question in front.
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

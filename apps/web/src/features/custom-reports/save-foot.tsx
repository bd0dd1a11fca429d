import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import type { ReactNode } from 'react';

interface SaveFootProps {
  /** Shown before the buttons. */
  note?: ReactNode;
  isSaving: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** The label of the submit button. */
  children?: ReactNode;
}

/** Cancel, and the button that submits the form. */
export function SaveFoot({ note, isSaving, disabled = false, onCancel, children = 'Save' }: SaveFootProps) {
  return (
    <DialogFoot note={note}>
      <Button variant="quiet" refused={isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={isSaving} disabled={disabled}>
        {children}
      </Button>
    </DialogFoot>
  );
}

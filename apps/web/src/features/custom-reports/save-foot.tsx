import { Button } from '@caliper/ui/button.tsx';
import { DialogFoot } from '@caliper/ui/dialog-foot.tsx';
import type { ReactNode } from 'react';

interface SaveFootProps {
  /** How things stand. */
  note?: ReactNode;
  isSaving: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** What its button says. */
  children?: ReactNode;
}

/** The way back, and the button that sends the form. */
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

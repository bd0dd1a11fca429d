import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';

interface RemoveDialogProps {
  /** Of the bookmark. */
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** For a chapter that the creator may not read at present, and so could not add again. */
export function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const confirm = () => {
    onClose();
    onRemove();
  };
  return (
    <ConfirmDialog
      title="Remove Bookmark"
      opened
      action="Remove"
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>You cannot read this chapter at present, so you could not add it again.</p>
    </ConfirmDialog>
  );
}

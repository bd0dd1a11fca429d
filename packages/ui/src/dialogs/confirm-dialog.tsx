import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  opened: boolean;
  /** Label of the confirming button. */
  action: string;
  /** Label of the cancel button, which has the focus at first. */
  cancel?: string;
  destructive?: boolean;
  /** In progress; the dialog stays open until it is done. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, opened, action, cancel = 'Cancel', destructive, busy = false, onConfirm, onClose } = props;
  return (
    <Dialog title={title} opened={opened} onClose={onClose} busy={busy} isQuestion>
      {props.children}
      <div className="flex wrap end gap8 mt24">
        <Button refused={busy} onClick={onClose} data-autofocus>
          {cancel}
        </Button>
        <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  opened: boolean;
  /** What happens next, in the words of the button. */
  action: string;
  /** The way back. It has the focus at first. */
  cancel?: string;
  destructive?: boolean;
  /** It is being done, and the dialog stays until it is. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, opened, action, cancel = 'Cancel', destructive, busy = false, onConfirm, onClose } = props;
  return (
    <Dialog title={title} opened={opened} onClose={onClose} busy={busy}>
      {props.children}
      <div className={classes.actions}>
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

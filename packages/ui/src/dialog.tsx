import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { type ReactNode, useLayoutEffect } from 'react';
import classes from './dialog.module.css';
import { DialogBusy } from './dialog-fields.tsx';
import { Icon } from './icons.tsx';

interface DialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
  /** For tables and long lists. */
  wide?: boolean;
  /** It is being done: closing now would leave its answer to whatever is open by then. */
  busy?: boolean;
}

/**
 * A question or task in front of the page, which waits behind it. Escape, the close icon and a press beside it
 * close it, unless it is busy, and give the focus back. The focus goes to the part marked `data-autofocus`.
 */
export function Dialog({ title, opened, onClose, children, wide = false, busy = false }: DialogProps) {
  useFocusGivenBack(opened);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={close}
      returnFocus={false}
      size={wide ? 'var(--cal-panel)' : '480px'}
      centered
      radius="lg"
      transitionProps={{ transition: 'fade', duration: 120 }}
      closeButtonProps={{
        'aria-label': 'Close',
        'aria-disabled': busy || undefined,
        icon: <Icon name="close" />,
      }}
      classNames={classes}
      // The page has one banner, and a dialog's head is not it.
      attributes={{ header: { role: 'none' } }}
    >
      <DialogBusy value={busy}>{children}</DialogBusy>
    </Modal>
  );
}

/** Mantine does this only for a dialog that was there before it opened; ours often arrive open. */
function useFocusGivenBack(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      // Until then the dialog holds on to the focus.
      setTimeout(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
    };
  }, [opened]);
}

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
  /** In progress: the dialog cannot be closed, since its answer would arrive in whatever is open by then. */
  busy?: boolean;
}

/**
 * A question or task in front of the page. Escape, the close icon and a click outside close it, unless it is busy,
 * and return the focus. The element marked `data-autofocus` gets the focus first.
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
      // A `header` would count as a second banner landmark.
      attributes={{ header: { role: 'none' } }}
    >
      <DialogBusy value={busy}>{children}</DialogBusy>
    </Modal>
  );
}

/** Mantine returns the focus only for dialogs mounted closed; ours are often mounted open. */
function useFocusGivenBack(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      // Until then the dialog keeps the focus.
      setTimeout(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
    };
  }, [opened]);
}

import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { Icon } from '../theme/icons.tsx';
import classes from './dialog.module.css';
import { DialogBusy } from './dialog-fields.tsx';

interface DialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
  /** For tables and long lists. */
  wide?: boolean;
  /** A larger task: where there is little room, it is the page. */
  page?: boolean;
  /** Its text is short: read out as a whole when it opens. */
  isQuestion?: boolean;
  /** In progress: the dialog cannot be closed, since its answer would arrive in whatever is open by then. */
  busy?: boolean;
}

/**
 * A question or task in front of the page. Escape, the close icon and a click outside close it, unless it is busy,
 * and return the focus. The element marked `data-autofocus` gets the focus first.
 */
export function Dialog({
  title,
  opened,
  onClose,
  children,
  wide = false,
  page = false,
  ...rest
}: DialogProps) {
  const { isQuestion = false, busy = false } = rest;
  useFocusGivenBack(opened);
  const close = () => {
    if (!busy) onClose();
  };
  // Mantine's own body becomes the description of the dialog.
  const Body = isQuestion ? Modal.Body : 'div';
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      returnFocus={false}
      size={page ? '680px' : wide ? 'var(--cal-panel)' : '480px'}
      centered
      radius="lg"
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={classes}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" data-page={page || undefined}>
        {/* A `header` would count as a second banner landmark. */}
        <Modal.Header role="none">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton
            aria-label="Close"
            aria-disabled={busy || undefined}
            icon={<Icon name="close" />}
          />
        </Modal.Header>
        <Body className={classes.body}>
          <DialogBusy value={busy}>{children}</DialogBusy>
        </Body>
      </Modal.Content>
    </Modal.Root>
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

import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { Icon, type IconName } from './icons.tsx';
import classes from './notification-stack.module.css';

export type NotificationVariant = 'primary' | 'success' | 'danger' | 'warning';

export interface NotificationView {
  id: string;
  message: string;
  variant: NotificationVariant;
  action?: { label: string; run: () => void } | undefined;
}

interface NotificationStackProps {
  /** Names the region for screen readers. */
  label?: string;
  notifications: readonly NotificationView[];
  onDismiss: (id: string) => void;
}

const icons: Record<NotificationVariant, IconName> = {
  primary: 'info',
  success: 'check',
  danger: 'warning',
  warning: 'warning',
};

/** Bottom right, newest lowest. The region exists from the start, so that screen readers announce what arrives. */
export function NotificationStack({
  label = 'Notifications',
  notifications,
  onDismiss,
}: NotificationStackProps) {
  const before = useRef<EventTarget | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return (
    <section className={classes.stack} aria-label={label} aria-live="polite" onFocus={remember}>
      {notifications.map((notification) => (
        <Note
          key={notification.id}
          notification={notification}
          onGone={() => onDismiss(notification.id)}
          onClose={({ currentTarget }) => {
            if (currentTarget === document.activeElement) focusAfter(currentTarget, before.current);
            onDismiss(notification.id);
          }}
        />
      ))}
    </section>
  );
}

/** A closed note takes its buttons with it: moves the focus to the next note, or back to where it was. */
function focusAfter(button: HTMLElement, before: EventTarget | null): void {
  const note = button.closest('[data-variant]');
  const next = note?.nextElementSibling ?? note?.previousElementSibling;
  const close = next?.querySelector<HTMLElement>('[aria-label=Dismiss]');
  if (close) close.focus();
  else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

interface NoteProps {
  notification: NotificationView;
  /** Its action was taken, and that decides where the focus goes. */
  onGone: () => void;
  onClose: (event: MouseEvent<HTMLElement>) => void;
}

function Note({ notification, onGone, onClose }: NoteProps) {
  const { message, variant, action } = notification;
  const act = () => {
    onGone();
    action?.run();
  };
  return (
    <div className={classes.note} data-variant={variant} role={variant === 'danger' ? 'alert' : 'status'}>
      <span className={classes.icon}>
        <Icon name={icons[variant]} />
      </span>
      <div>
        <p className={classes.message}>{message}</p>
        {action && (
          <button type="button" className={classes.action} onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={classes.close} onClick={onClose} aria-label="Dismiss">
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

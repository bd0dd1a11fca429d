import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from '../theme/icons.tsx';
import { Lines } from './lines.tsx';
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

const looks: Record<NotificationVariant, [tone: string, icon: IconName]> = {
  primary: ['accent', 'info'],
  success: ['ok', 'check'],
  danger: ['bad', 'warning'],
  warning: ['warn', 'warning'],
};

/**
 * Bottom right, newest lowest. Screen readers announce what arrives in a region that exists from the start. An alert
 * announces itself: inside that region it would be announced twice.
 */
export function NotificationStack({
  label = 'Notifications',
  notifications,
  onDismiss,
}: NotificationStackProps) {
  const before = useRef<EventTarget | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const noteOf = (notification: NotificationView) => (
    <Note
      key={notification.id}
      notification={notification}
      order={notifications.indexOf(notification)}
      before={before}
      onGone={() => onDismiss(notification.id)}
    />
  );
  const isAlert = ({ variant }: NotificationView) => variant === 'danger';
  return (
    <section className={classes.stack} aria-label={label} data-notifications onFocus={remember}>
      <div className="contents" aria-live="polite">
        {notifications.filter((one) => !isAlert(one)).map(noteOf)}
      </div>
      <div className="contents">{notifications.filter(isAlert).map(noteOf)}</div>
    </section>
  );
}

interface NoteProps {
  notification: NotificationView;
  order: number;
  /** What had the focus before the notifications got it. */
  before: RefObject<EventTarget | null>;
  onGone: () => void;
}

function Note({ notification, order, before, onGone }: NoteProps) {
  const { message, variant, action } = notification;
  const [tone, icon] = looks[variant];
  const note = useFocusGivenOn(before);
  const act = () => {
    onGone();
    action?.run();
  };
  return (
    <div
      ref={note}
      className={classes.note}
      style={{ order }}
      data-variant={variant}
      data-tone={tone}
      {...(variant === 'danger' && { role: 'alert' })}
    >
      <span className={classes.sign}>
        <Icon name={icon} />
      </span>
      <div>
        <p className="anywhere">
          <Lines>{message}</Lines>
        </p>
        {action && (
          <button type="button" className={classes.action} onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={classes.close} onClick={onGone} aria-label="Dismiss">
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

/** However a note goes, it takes its buttons with it: the focus moves to the next note, or back to where it was. */
function useFocusGivenOn(before: RefObject<EventTarget | null>): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const going = note.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const all = [...(going.closest('section')?.querySelectorAll('[data-variant]') ?? [])];
      const next = all[all.indexOf(going) + 1] ?? all[all.indexOf(going) - 1];
      const close = next?.querySelector<HTMLElement>('[aria-label=Dismiss]');
      if (close) close.focus();
      else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [before]);
  return note;
}

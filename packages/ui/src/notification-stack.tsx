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
  /** Names the region for readers. */
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

/** Bottom right, newest lowest. The region stands empty from the start, so that readers hear what arrives in it. */
export function NotificationStack({
  label = 'Notifications',
  notifications,
  onDismiss,
}: NotificationStackProps) {
  return (
    <section className={classes.stack} aria-label={label} aria-live="polite">
      {notifications.map((notification) => (
        <Note key={notification.id} notification={notification} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface NoteProps {
  notification: NotificationView;
  onDismiss: (id: string) => void;
}

function Note({ notification, onDismiss }: NoteProps) {
  const { id, message, variant, action } = notification;
  const act = () => {
    onDismiss(id);
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
      <button type="button" className={classes.close} onClick={() => onDismiss(id)} aria-label="Dismiss">
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

import { NotificationStack } from '@caliper/ui/notification-stack.tsx';
import { dismissNotification, useNotifications } from '../../lib/notifications.ts';

export function Notifications() {
  const list = useNotifications((state) => state.list);
  return <NotificationStack notifications={list} onDismiss={dismissNotification} />;
}

import { NotificationStack } from '@caliper/ui/messages/notification-stack.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { useAnnouncement } from '../../lib/announcement.ts';
import { dismissNotification, useNotifications } from '../../lib/notifications.ts';

export function Notifications() {
  const list = useNotifications((state) => state.list);
  const { words } = useAnnouncement();
  return (
    <>
      <NotificationStack notifications={list} onDismiss={dismissNotification} />
      <Unseen aria-live="polite">{words}</Unseen>
    </>
  );
}

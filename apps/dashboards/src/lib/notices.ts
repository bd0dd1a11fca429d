import { notification as limits } from '@caliper/contract/limits.ts';
import { createListeners } from '@caliper/ui/behaviour/listeners.ts';
import { whenUnattended } from '@caliper/ui/behaviour/when-unattended.ts';
import type { NotificationView } from '@caliper/ui/messages/notification-stack.tsx';
import { useSyncExternalStore } from 'react';

let list: readonly NotificationView[] = [];
const listeners = createListeners();

function show(next: readonly NotificationView[]): void {
  list = next;
  listeners.tell();
}

/** Shows a message in the corner for a while. */
export function tell(message: string, variant: NotificationView['variant']): void {
  const id = crypto.randomUUID();
  show([...list.filter((one) => one.message !== message), { id, message, variant }]);
  whenUnattended(limits.seconds, () => dismiss(id));
}

export function dismiss(id: string): void {
  show(list.filter((one) => one.id !== id));
}

export function useNotices(): readonly NotificationView[] {
  return useSyncExternalStore(listeners.subscribe, () => list);
}

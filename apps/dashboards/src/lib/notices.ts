import { notification as limits } from '@caliper/contract/limits.ts';
import { whenUnattended } from '@caliper/ui/behaviour/when-unattended.ts';
import type { NotificationView } from '@caliper/ui/messages/notification-stack.tsx';
import { useSyncExternalStore } from 'react';

let list: readonly NotificationView[] = [];
const listeners = new Set<() => void>();

function show(next: readonly NotificationView[]): void {
  list = next;
  for (const listener of listeners) listener();
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useNotices(): readonly NotificationView[] {
  return useSyncExternalStore(subscribe, () => list);
}

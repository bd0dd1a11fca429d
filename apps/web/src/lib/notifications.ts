import { notification as limits } from '@caliper/contract/limits.ts';
import { whenUnattended } from '@caliper/ui/behaviour/when-unattended.ts';
import type { NotificationView } from '@caliper/ui/messages/notification-stack.tsx';
import { create } from 'zustand';
import { storageOf } from './remembered/storage.ts';
import { openTabChannel } from './session/tab-channel.ts';

interface Notice extends Pick<NotificationView, 'message' | 'variant' | 'action'> {
  /** Stays until it is dismissed or reset. */
  stay?: boolean;
  /** Only about this tab: if it is closed, the other tabs would not learn that the matter has ended. */
  here?: boolean;
}

type Message =
  | { type: 'shown'; notification: NotificationView; stay: boolean }
  | { type: 'dismissed'; id: string }
  | { type: 'reset' };

const most = 4;
const keptKey = 'caliper:current';
const tabs = openTabChannel<Message>('notifications');

export const useNotifications = create<{ list: readonly NotificationView[] }>()(() => ({ list: [] }));

/** Returns the id with which it can be dismissed. */
export function notify({ stay = false, here = false, ...view }: Notice): string {
  const notification = { id: crypto.randomUUID(), ...view };
  show(notification, stay);
  // Only this tab can run the action; the others show the message without it.
  if (!here) tabs.post({ type: 'shown', notification: { ...notification, action: undefined }, stay });
  return notification.id;
}

export const notifySuccess = (message: string) => notify({ message, variant: 'success' });

export const notifyFailure = (message: string) => notify({ message, variant: 'danger' });

export function dismissNotification(id: string): void {
  drop(id);
  tabs.post({ type: 'dismissed', id });
}

export function resetNotifications(): void {
  if (useNotifications.getState().list.length === 0) return;
  clear();
  tabs.post({ type: 'reset' });
}

/** Reloads the page. The notifications shown now appear again after it. */
export function reloadPage(): void {
  const current = useNotifications.getState().list.map((one) => ({ ...one, action: undefined }));
  storageOf('sessionStorage')?.setItem(keptKey, JSON.stringify(current));
  location.reload();
}

export function showKeptNotifications(): void {
  const storage = storageOf('sessionStorage');
  const kept = storage?.getItem(keptKey);
  storage?.removeItem(keptKey);
  for (const one of JSON.parse(kept ?? '[]') as NotificationView[]) show(one, false);
}

/**
 * The same message twice is one notification, shown again, even if its second line tells of another time to wait. A
 * success settles the failures that it follows.
 */
function show(notification: NotificationView, stay: boolean): void {
  const { list } = useNotifications.getState();
  const unsettled = notification.variant === 'success' ? list.filter((one) => !isSettled(one)) : list;
  const sentence = sentenceOf(notification);
  const others = unsettled.filter((one) => sentenceOf(one) !== sentence);
  useNotifications.setState({ list: [...others, notification].slice(-most) });
  if (!stay) whenUnattended(limits.seconds, () => drop(notification.id));
}

/** What offers to try again is about something that did not load, and not about what the person did. */
function isSettled({ variant, action }: NotificationView): boolean {
  return variant === 'danger' && action === undefined;
}

function sentenceOf({ message }: NotificationView): string | undefined {
  return message.split('\n')[0];
}

function drop(id: string): void {
  useNotifications.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }));
}

function clear(): void {
  useNotifications.setState({ list: [] });
}

tabs.listen((message) => {
  if (message.type === 'shown') show(message.notification, message.stay);
  if (message.type === 'dismissed') drop(message.id);
  if (message.type === 'reset') clear();
});

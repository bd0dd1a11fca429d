import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class QuietChannel {
  static posted: unknown[] = [];
  static hear: (event: { data: unknown }) => void = () => {};
  postMessage(message: unknown) {
    QuietChannel.posted.push(message);
  }
  addEventListener(_: string, hear: (event: { data: unknown }) => void) {
    QuietChannel.hear = hear;
  }
}
vi.stubGlobal('BroadcastChannel', QuietChannel);
const attended = vi.fn(() => false);
vi.stubGlobal('document', { querySelector: () => attended() || null });
const {
  dismissNotification,
  notify,
  reloadPage,
  resetNotifications,
  showKeptNotifications,
  useNotifications,
} = await import('./notifications.ts');

const shown = () => useNotifications.getState().list.map(({ message, variant }) => ({ message, variant }));

beforeEach(() => {
  vi.useFakeTimers();
  resetNotifications();
  QuietChannel.posted = [];
});
afterEach(() => vi.useRealTimers());

test('NAV-17 a notification carries a message and a variant and clears itself after 10 seconds', () => {
  notify({ message: 'Team access updated', variant: 'success' });
  vi.advanceTimersByTime(9_999);
  expect(shown()).toEqual([{ message: 'Team access updated', variant: 'success' }]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a notification does not go while someone points at it or has the keyboard in it', () => {
  notify({ message: 'Failed', variant: 'danger' });
  attended.mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(1);
  attended.mockReturnValue(false);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test('MEND-21 a success removes the failures that it follows, but not what did not load or is still true', () => {
  notify({ message: 'Failed to update profile', variant: 'danger' });
  notify({
    message: 'The list did not load',
    variant: 'danger',
    action: { label: 'Try again', run: () => {} },
  });
  notify({ message: 'You have been inactive', variant: 'warning', stay: true });
  notify({ message: 'Profile updated', variant: 'success' });
  expect(shown().map(({ message }) => message)).toEqual([
    'The list did not load',
    'You have been inactive',
    'Profile updated',
  ]);
});

test('NAV-17 a notification with `stay` remains until it is reset', () => {
  notify({ message: 'Updating report...', variant: 'primary', stay: true });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(1);
  resetNotifications();
  expect(shown()).toEqual([]);
});

test('NAV-17 other tabs show the notification too, without the action that only this tab can run', () => {
  notify({ message: 'Failed', variant: 'danger', action: { label: 'Try again', run: () => {} } });
  const { id } = useNotifications.getState().list[0] ?? { id: '' };
  dismissNotification(id);
  expect(QuietChannel.posted).toMatchObject([
    { type: 'shown', notification: { message: 'Failed', action: undefined } },
    { type: 'dismissed', id },
  ]);
});

test('a notification about this tab only is not sent to the others', () => {
  notify({ message: 'Updating report...', variant: 'primary', stay: true, here: true });
  expect(shown()).toHaveLength(1);
  expect(QuietChannel.posted).toEqual([]);
});

test('NAV-17 notifications that another tab shows, dismisses and resets change here too', () => {
  const notification = { id: 'n1', message: 'From next door', variant: 'warning' };
  QuietChannel.hear({ data: { type: 'shown', notification, stay: true } });
  expect(shown()).toEqual([{ message: 'From next door', variant: 'warning' }]);
  QuietChannel.hear({ data: { type: 'reset' } });
  expect(shown()).toEqual([]);
  expect(QuietChannel.posted).toEqual([]);
});

test('the same message twice is one notification', () => {
  notify({ message: 'Failed', variant: 'danger' });
  notify({ message: 'Failed', variant: 'danger' });
  expect(shown()).toHaveLength(1);
});

test('TEAM-01 a notification shown before a reload is shown once after it', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  notify({ message: 'Team access updated', variant: 'success' });
  reloadPage();
  expect(reload).toHaveBeenCalledOnce();
  resetNotifications();
  showKeptNotifications();
  expect(shown()).toEqual([{ message: 'Team access updated', variant: 'success' }]);
  resetNotifications();
  showKeptNotifications();
  expect(shown()).toEqual([]);
});

test('MEND-10 a refusal repeated a minute later replaces the first, and says the newer time', () => {
  notify({ message: 'Too many.\nYou can try again in 3 minutes.', variant: 'danger' });
  notify({ message: 'Too many.\nYou can try again in 2 minutes.', variant: 'danger' });
  expect(shown()).toEqual([{ message: 'Too many.\nYou can try again in 2 minutes.', variant: 'danger' }]);
});

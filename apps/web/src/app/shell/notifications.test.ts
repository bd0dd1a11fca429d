// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { announce } from '../../lib/announcement.ts';
import { dismissNotification, notify, resetNotifications } from '../../lib/notifications.ts';
import { Notifications } from './notifications.tsx';

const before = document.body.appendChild(document.createElement('button'));
const place = document.body.appendChild(document.createElement('div'));
flushSync(() => createRoot(place).render(createElement(Notifications)));

const dismissOf = (words: string) =>
  [...place.querySelectorAll<HTMLElement>('[data-variant]')]
    .find(({ textContent }) => textContent?.includes(words))
    ?.querySelector<HTMLElement>('[aria-label=Dismiss]');

const live = () => [...place.querySelectorAll('[aria-live], [role=alert]')].map((part) => part.textContent);

beforeEach(() => {
  flushSync(resetNotifications);
  before.focus();
});

test('a notification that goes while it has the focus gives it to the next, and the last one back', () => {
  let first = '';
  flushSync(() => {
    first = notify({ message: 'First', variant: 'success' });
    notify({ message: 'Second', variant: 'danger' });
  });
  dismissOf('First')?.focus();
  flushSync(() => dismissNotification(first));
  expect(document.activeElement).toBe(dismissOf('Second'));
  flushSync(resetNotifications);
  expect(document.activeElement).toBe(before);
});

test('an action keeps the focus where it puts it', () => {
  const field = place.appendChild(document.createElement('input'));
  const action = { label: 'Try again', run: () => field.focus() };
  flushSync(() => void notify({ message: 'Failed', variant: 'danger', action }));
  const button = place.querySelector<HTMLElement>('[data-variant] button');
  button?.focus();
  flushSync(() => button?.click());
  expect(place.querySelector('[data-variant]')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('each notification is in one live region', () => {
  flushSync(() => {
    notify({ message: 'Saved', variant: 'success' });
    notify({ message: 'Failed', variant: 'danger' });
    announce('Copied');
  });
  expect(live()).toEqual(['Saved', 'Failed', 'Copied']);
});

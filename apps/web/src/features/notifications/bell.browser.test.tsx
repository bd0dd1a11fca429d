import '@caliper/ui/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { Bell } from './bell.tsx';

interface Row {
  id: number;
  title: string;
  read: boolean;
}

/** What the service has; `fails` is its state. */
let service: { rows: Row[]; fails: boolean; calls: string[] };
let root: Root;

const toItem = ({ id, title, read }: Row) => ({
  id,
  title,
  read,
  kind: 'shared',
  at: Math.floor(Date.now() / 1000) - 300,
  year: null,
  region: null,
  by: 'Priya Raman',
  message: 'Please read chapter 2.',
  detail: '',
  path: `/custom-reports/${id}/pack/1`,
  follows: [],
});

function answer(method: string, path: string): unknown {
  const id = Number(path.match(/(\d+)\/read$/)?.[1]);
  if (method === 'PUT')
    service.rows = service.rows.map((row) => (!id || row.id === id ? { ...row, read: true } : row));
  const unread = service.rows.filter(({ read }) => !read).length;
  return path.includes('?') ? { items: service.rows.map(toItem), next: null, unread } : { unread };
}

beforeEach(() => {
  service = { rows: [], fails: false, calls: [] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    service.calls.push(`${request.method} ${pathname}`);
    if (service.fails) return Response.json({ detail: 'Out of order', code: 'unexpected' }, { status: 500 });
    return Response.json(answer(request.method, pathname + search));
  });
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  queryClient.clear();
  vi.restoreAllMocks();
});

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function show(...rows: Row[]): void {
  service.rows = rows;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <header
          style={{
            position: 'relative',
            display: 'flex',
            justifyContent: 'flex-end',
            height: 60,
            paddingRight: 60,
          }}
        >
          <Bell />
        </header>
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const unread = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    title: `Pack ${count - index}`,
    read: false,
  }));
const bell = (name: string | RegExp) => page.getByRole('button', { name });

test('FOL-02 the bell tells how many are unread, in words and in a number that has an end', async () => {
  await page.viewport(1440, 900);
  show(...unread(120));
  await expect.element(bell('Notifications, 120 unread')).toHaveTextContent('99+');
});

test('FOL-02 without anything unread, and without an answer, it is a bell without a number', async () => {
  service.fails = true;
  show();
  await expect.element(bell('Notifications')).toHaveTextContent('');
});

test('FOL-02 a row leads to what it is about and is read by that', async () => {
  show(...unread(2));
  await bell('Notifications, 2 unread').click();
  const row = page.getByRole('link', {
    name: /unread.*5 min.*Pack 1.*by Priya Raman.*Please read chapter 2/s,
  });
  await row.click();
  await expect.element(page.getByText('/custom-reports/1/pack/1')).toBeVisible();
  await expect.element(bell('Notifications, 1 unread')).toHaveAttribute('aria-expanded', 'false');
  expect(service.calls).toContain('PUT /api/notifications/1/read');
});

test('FOL-02 with the keyboard: Enter opens it, Tab goes through it, Escape returns to the bell', async () => {
  show(...unread(1));
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'All notifications' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Mark all as read');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link', { name: 'All notifications' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(bell(/Notifications/).element());
});

test('FOL-02 all are marked as read together, and there is then nothing to mark', async () => {
  show(...unread(3));
  await bell('Notifications, 3 unread').click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(bell('Notifications')).toHaveTextContent('');
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(page.getByText(', unread').elements()).toEqual([]);
  expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Notifications');
});

test('FOL-02 a panel that did not load says so and can be tried again; an empty one says what will come', async () => {
  show();
  await expect.element(bell('Notifications')).toBeVisible();
  service.fails = true;
  await bell('Notifications').click();
  await expect.element(page.getByText('Out of order')).toBeVisible();
  service.fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^Nothing yet\./)).toBeVisible();
});

test('FOL-02 NAV-25 on a phone the panel has the width of the screen, and everything can be pressed with a finger', async () => {
  await page.viewport(375, 700);
  show({ id: 9, title: 'A'.repeat(90), read: false }, ...unread(8));
  await bell(/^Notifications, /).click();
  const row = page.getByRole('link', { name: /AAAA/ });
  await expect.element(row).toBeVisible();
  const panel = row.element().closest('[tabindex="-1"]')?.getBoundingClientRect();
  expect([panel?.left, panel?.width]).toEqual([0, 375]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  for (const one of [bell(/^Notifications/), row, page.getByRole('link', { name: 'All notifications' })]) {
    expect(one.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

import '@caliper/ui/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import type { HomeAnswer } from './home.queries.ts';
import { Home } from './home.tsx';

const none = { total: 0, items: [] };
const empty: HomeAnswer = {
  reports: { total: 133, subscribed: 33 },
  begun: none,
  news: none,
  shared: none,
  following: none,
  favorites: none,
  subscriptions: [],
  first_steps: false,
};
const now = Math.floor(Date.now() / 1000);
const knees = {
  kind: 'report',
  id: 7,
  title: 'Large-Joint Reconstruction Devices',
  year: 2026,
  region: 'Europe',
  icon: 'Knee',
  at: now,
  entries: 13,
  here: 5,
  read: [1, 2, 3],
  entry_title: 'Primary Knee Implants',
  section: 'Types',
  path: '/reports/7/large-joint/5#b-0123456789ab',
} as const;
const full: HomeAnswer = {
  ...empty,
  begun: { total: 1, items: [{ ...knees, read: [...knees.read] }] },
  news: {
    total: 1,
    items: [
      {
        id: 8,
        kind: 'report',
        title: 'Foot and Ankle Implants',
        year: 2026,
        region: 'Europe',
        at: now,
        tag: 'corrected',
        note: '',
        tables: ['Table 7.3: Revision units'],
        corrected: 1,
        chapters: 12,
        opens: 'correction',
        path: '/reports/8/foot/3#b-0123456789ab',
      },
    ],
  },
  favorites: {
    total: 1,
    items: [
      { id: 9, title: 'Spine', year: 2025, region: 'Global', subscribed: false, path: '/reports/9/spine/1' },
    ],
  },
};

/** What the service has; `fails` is its state. */
let service: { home: HomeAnswer; fails: boolean; calls: string[] };
let root: Root;

beforeEach(() => {
  service = { home: full, fails: false, calls: [] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    service.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    if (service.fails) return Response.json({ detail: 'Out of order', code: 'unexpected' }, { status: 500 });
    return request.method === 'GET' ? Response.json(service.home) : new Response(null, { status: 204 });
  });
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  queryClient.clear();
  vi.restoreAllMocks();
});

function Place() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function show(home: HomeAnswer = full): void {
  service.home = home;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Home />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const group = (name: string | RegExp) => page.getByRole('region', { name });
const goOn = () => page.getByText('Continue', { exact: true });
const sentence = () => page.getByRole('heading', { name: 'Select any category to start browsing' });

test('HOME-01 a row leads back to the block where the person stopped, with a segment for each chapter', async () => {
  await page.viewport(1440, 900);
  show();
  const reading = group('Continue reading');
  await expect.element(reading.getByText('Typeschapter 5 of 13')).toBeVisible();
  const strip = reading.getByRole('img', { name: '3 of 13 chapters read, now in 5' });
  const states = [...strip.element().children].map((one) => one.getAttribute('data-state'));
  expect(states).toEqual(['read', 'read', 'read', 'ahead', 'here', ...Array(8).fill('ahead')]);
  await expect.element(goOn()).toBeVisible();
  await reading.getByRole('link', { name: knees.title }).click();
  await expect.element(page.getByText(knees.path)).toBeVisible();
});

test('HOME-01 CAT-07 the specified sentences stand above; groups without anything say what will stand there', async () => {
  await page.viewport(1440, 900);
  show();
  await expect.element(sentence()).toBeVisible();
  await expect
    .element(page.getByText('Contact your sales representative to subscribe to a report'))
    .toBeVisible();
  await expect.element(page.getByText('133 reports, 33 of them in your subscriptions')).toBeVisible();
  await expect.element(group('Favorites 1').getByText('Not subscribed')).toBeVisible();
  await expect
    .element(group(/New in/).getByRole('link', { name: /^See the correction: Foot/ }))
    .toBeVisible();
  await expect.element(group('Shared with you').getByText(/^Custom reports that colleagues/)).toBeVisible();
  await expect.element(group('Following').getByText(/^“Follow” stands/)).toBeVisible();
  expect(service.calls).toEqual(['GET /api/users/me/home']);
});

test('HOME-01 a group that did not load keeps its title and can be tried again; the others stand', async () => {
  await page.viewport(1440, 900);
  show({ ...full, begun: null });
  await expect.element(group('Continue reading').getByText(/^This did not load\./)).toBeVisible();
  await expect.element(group('Favorites 1')).toBeVisible();
  service.home = full;
  await group('Continue reading').getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: knees.title })).toBeVisible();
});

test('HOME-01 without an answer the sentence stands, the shape of the page, and then a way to try again', async () => {
  await page.viewport(1440, 900);
  service.fails = true;
  show();
  await expect.element(sentence()).toBeVisible();
  await expect.element(page.getByText('Out of order')).toBeVisible();
  service.fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(group('Continue reading')).toBeVisible();
});

test('HOME-01 a first visit says what will stand here', async () => {
  await page.viewport(1440, 900);
  show(empty);
  await expect.element(page.getByText('What you read and follow will stand here')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
});

test('HOME-03 the first steps are dismissed for good; if that fails they come back', async () => {
  await page.viewport(1440, 900);
  show({ ...full, first_steps: true });
  await expect.element(group('First steps').getByText('Bookmark', { exact: true })).toBeVisible();
  service.fails = true;
  await page.getByRole('button', { name: 'Got it' }).click();
  await vi.waitFor(() => expect(service.calls).toContain('PUT /api/users/me/first-steps/dismissed'));
  await expect.element(group('First steps')).toBeVisible();
  service.fails = false;
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(group('First steps')).not.toBeInTheDocument();
});

test('HOME-01 NAV-25 on a phone everything is in one column, and nothing is wider than the screen', async () => {
  await page.viewport(375, 700);
  show({ ...full, first_steps: true });
  await expect.element(group('Continue reading')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await expect.element(goOn()).not.toBeVisible();
});

import '@caliper/ui/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { FollowButton } from './follow-button.tsx';
import { FollowChoices } from './follow-choices.tsx';
import type { Followed } from './following.queries.ts';
import { FollowingPage } from './following-page.tsx';

/** What the service has; `fails` is its state. */
let service: { follows: Followed[]; fails: boolean; calls: string[] };
let root: Root;

const spine: Followed = {
  id: 1,
  kind: 'category',
  target_id: 15,
  name: 'Spine',
  detail: '',
  rhythm: 'at once',
  since: 1_790_000_000,
  places: 2,
  path: '/catalog/spine',
};

const followable = [
  { kind: 'report', id: 7, name: 'Knees of Europe' },
  { kind: 'category', id: 15, name: 'Spine' },
  ...Array.from({ length: 12 }, (_, n) => ({ kind: 'company', id: 100 + n, name: `Company ${n}` })),
];

async function answer({ method, url }: Request, body: string): Promise<unknown> {
  const { pathname } = new URL(url);
  const sent = body === '' ? {} : JSON.parse(body);
  if (pathname.includes('/items/')) return followable;
  if (method === 'POST') {
    const { kind, id, query } = sent.target;
    const added = { ...spine, id: 50, kind, target_id: id ?? null, name: query ?? `Name ${id}`, places: 0 };
    service.follows = [added, ...service.follows];
    return added;
  }
  if (method === 'PUT') {
    service.follows = service.follows.map((one) => ({ ...one, rhythm: sent.rhythm }));
    return service.follows[0];
  }
  return service.follows;
}

beforeEach(() => {
  service = { follows: [spine], fails: false, calls: [] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    service.calls.push(`${request.method} ${new URL(request.url).pathname} ${body}`.trim());
    if (service.fails) return Response.json({ detail: 'Out of order', code: 'unexpected' }, { status: 500 });
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json(await answer(request, body));
  });
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  queryClient.clear();
  vi.restoreAllMocks();
});

function show(what: ReactNode): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const made = (method: string) => service.calls.filter((one) => one.startsWith(method));

test('FOL-01 the page lists what is followed, with its own rhythm and its end', async () => {
  show(
    <main tabIndex={-1}>
      <FollowingPage />
    </main>,
  );
  await expect.element(page.getByRole('link', { name: 'Spine' })).toHaveAttribute('href', '/catalog/spine');
  await expect.element(page.getByText('2 new places')).toBeVisible();
  await page.getByLabelText('Mails').selectOptions('Weekly mail');
  await expect.element(page.getByLabelText('Mails')).toHaveValue('weekly');
  expect(made('PUT')).toEqual(['PUT /api/following/1 {"rhythm":"weekly"}']);
  await page.getByRole('button', { name: 'Stop following Spine' }).click();
  await expect.element(page.getByText('You follow nothing yet')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('FOL-01 a page that did not load says so and can be tried again', async () => {
  service.fails = true;
  show(<FollowingPage />);
  await expect.element(page.getByText('What you follow did not load')).toBeVisible();
  service.fails = false;
  await page.getByRole('button', { name: /again/i }).click();
  await expect.element(page.getByRole('link', { name: 'Spine' })).toBeVisible();
});

test('FOL-01 a double click saves a search once, and one more press ends it', async () => {
  const target = { kind: 'search', query: 'cementless stem' } as const;
  show(<FollowButton target={target} words={{ off: 'Save this search', on: 'Search saved' }} />);
  await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Save this search' }).dblClick();
  await expect
    .element(page.getByRole('button', { name: 'Search saved' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(made('POST')).toHaveLength(1);
  const saved = page.getByRole('button', { name: 'Search saved' });
  // A second click that comes after the answer.
  saved.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(saved).not.toHaveAttribute('aria-busy');
  expect(made('DELETE')).toEqual([]);
  await saved.click();
  await expect.element(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  expect(made('DELETE')).toEqual(['DELETE /api/following/50']);
});

test('FOL-01 what was followed although its answer was lost stands as followed', async () => {
  show(<FollowButton target={{ kind: 'market', id: 8 }} words={{ off: 'Follow', on: 'Following' }} />);
  await expect.element(page.getByRole('button', { name: 'Follow' })).not.toHaveAttribute('aria-disabled');
  service.follows = [{ ...spine, id: 50, kind: 'market', target_id: 8 }, spine];
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect.element(page.getByRole('button', { name: 'Following' })).toBeVisible();
});

test('FOL-01 from a report its filing and its companies can be followed, and long lists searched', async () => {
  show(<FollowChoices itemId={7} />);
  await expect
    .element(page.getByRole('button', { name: 'Follow Spine' }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByLabelText('Search markets and companies').fill('company 11');
  await expect.element(page.getByRole('button', { name: 'Follow Spine' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Follow Company 11' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Follow Company 11' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(made('POST')).toEqual(['POST /api/following {"target":{"kind":"company","id":111}}']);
});

test('FOL-01 NAV-25 on a phone what can be done stands below the words, large enough for a finger', async () => {
  await page.viewport(375, 700);
  service.follows = [{ ...spine, name: 'A'.repeat(80) }];
  show(<FollowingPage />);
  await expect.element(page.getByRole('button', { name: /^Stop/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await page.viewport(1440, 900);
});

import '@caliper/ui/theme/styles.ts';
import { MantineTheme } from '@caliper/ui/theme/mantine-theme.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Proposed, Said, Synonym } from './synonyms.queries.ts';
import { SynonymsPage } from './synonyms-page.tsx';

const botox: Synonym = {
  synonym_id: 3,
  version: 1,
  kind: 'brand',
  words: ['Botox'],
  meansAlso: ['botulinum toxin'],
  isMutual: false,
  changedBy: null,
  changedAt: 1_790_000_000,
};

/** What the service has and was sent; `fails` and `refuses` are its state. */
let service: { all: Synonym[]; tried: Proposed[]; saved: unknown[]; fails: boolean; refuses: string | null };
let root: Root;

const none = { total: 0, titles: [] };
const facial = { total: 4, titles: ['Facial Aesthetics, 2026 Europe'] };

function preview(proposed: Proposed) {
  service.tried.push(proposed);
  const query = proposed.entry?.words[0] ?? 'Botox';
  const [before, after] = proposed.entry ? [none, facial] : [facial, none];
  return { searches: [{ query, before, after }] };
}

function list() {
  const kinds = { equal: 0, abbreviation: 0, brand: service.all.length, spelling: 0 };
  return { synonyms: service.all, total: service.all.length, page: 1, pages: 1, kinds };
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (service.fails) return Response.json({ detail: 'Out of order.', code: 'unexpected' }, { status: 500 });
  if (request.method === 'GET') return Response.json(list());
  if (request.method === 'DELETE') {
    service.all = [];
    return new Response(null, { status: 204 });
  }
  const sent = await request.json();
  if (pathname.endsWith('/preview')) return Response.json(preview(sent));
  service.saved.push(sent);
  if (service.refuses)
    return Response.json(
      { code: 'synonym-taken', detail: service.refuses, fields: { words: service.refuses } },
      { status: 409 },
    );
  service.all = [{ ...botox, ...(sent as Said) }];
  return Response.json(service.all[0], { status: 201 });
}

beforeEach(() => {
  service = { all: [botox], tried: [], saved: [], fails: false, refuses: null };
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => answer(new Request(input, init)));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  queryClient.clear();
  vi.restoreAllMocks();
});

function show(): void {
  const router = createMemoryRouter([{ path: '/', element: <SynonymsPage /> }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <MantineTheme scheme="light">
        <RouterProvider router={router} />
      </MantineTheme>
    </QueryClientProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const searches = page.getByRole('region', { name: 'What searches would find' });

test('FIND-06 the list says what finds what, and in which direction', async () => {
  show();
  const row = page.getByRole('row', { name: /Botox/ });
  await expect.element(row).toHaveTextContent(/Botox.*botulinum toxin.*one way.*Brand.*as delivered/);
  await expect.element(page.getByRole('link', { name: 'Brands 1' })).toHaveAttribute('href', '/?kind=brand');
});

test('FIND-06 an empty list and one that did not load say so, and the latter is asked for again', async () => {
  service.all = [];
  show();
  await expect.element(page.getByText('There are no synonyms')).toBeVisible();
  root.unmount();
  queryClient.clear();
  service.fails = true;
  show();
  await expect.element(page.getByText('The synonyms did not load')).toBeVisible();
  service.fails = false;
  service.all = [botox];
  await page.getByRole('button', { name: /again/i }).click();
  await expect.element(page.getByRole('row', { name: /Botox/ })).toBeVisible();
});

test('FIND-06 names are tried out while they are typed, and added as they stand', async () => {
  show();
  await button('Add synonyms').click();
  await expect.element(searches).toHaveTextContent('Enter or change names to see it.');
  await page.getByLabelText('Names', { exact: true }).fill('Dysport,  Azzalure ');
  await page.getByLabelText('They also find').fill('neuromodulator');
  await expect.element(searches).toHaveTextContent('“Dysport” finds 4 reports; now nothing');
  await expect.element(searches).toHaveTextContent('Facial Aesthetics, 2026 Europe');
  await expect.element(page.getByText(/but not the other way round/)).toBeVisible();
  await page.getByLabelText('Both ways').click();
  await expect.poll(() => service.tried.at(-1)?.entry?.isMutual).toBe(true);
  await page.getByLabelText('Brand').click();
  await button('Add').click();
  await expect.element(page.getByRole('row', { name: /Dysport, Azzalure/ })).toBeVisible();
  expect(service.saved).toEqual([
    { kind: 'brand', words: ['Dysport', 'Azzalure'], meansAlso: ['neuromodulator'], isMutual: true },
  ]);
});

test('FIND-06 what is missing or refused stands under its field, and nothing typed is lost', async () => {
  show();
  await button('Add synonyms').click();
  await button('Add').click();
  await expect.element(page.getByText('Please enter at least one name.')).toBeVisible();
  service.refuses = '“Botox” has an entry of its own: Botox, botulinum toxin. Change that one instead.';
  const names = page.getByLabelText('Names', { exact: true });
  await names.fill('Botox\nDysport');
  await button('Add').click();
  await expect.element(names).toHaveAccessibleDescription(/has an entry of its own/);
  await expect.element(names).toHaveValue('Botox\nDysport');
});

test('FIND-06 before deleting one sees what will no longer be found', async () => {
  show();
  await button('Actions for Botox').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog)
    .toHaveTextContent('“Botox”, “botulinum toxin” will no longer find each other.');
  await expect.element(searches).toHaveTextContent('“Botox” finds nothing; now 4');
  expect(service.tried.at(-1)).toEqual({ synonym_id: 3 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('There are no synonyms')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Synonyms' })).toHaveFocus();
});

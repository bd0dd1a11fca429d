import '@caliper/ui/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { Choosing } from './choosing.tsx';
import { FilesPage } from './files-page.tsx';
import { Making } from './making.tsx';
import { type Contents, contentsQuery, type TakenFile } from './take-away.queries.ts';

let root: Root;
let service: {
  files: TakenFile[];
  sent: { method: string; path: string; body: unknown }[];
  problem: object | null;
};

const entry = { number: 1, origin: 'Knees, Europe, 2026', tables: 2, charts: 1, figures: 0, isOpen: true };
const contents: Contents = {
  title: 'Knee board pack, Q4',
  version: null,
  entries: [
    { ...entry, entry: 11, title: 'Primary Knee Implants' },
    { ...entry, entry: 12, title: 'Words', tables: 0, charts: 0 },
    { ...entry, entry: -3, title: 'Company shares', isOpen: false },
  ],
  licence: { company: 'Meridian Surgical', licence: 'corporate license', person: 'Ines Moreau' },
  quota: null,
};
const file: TakenFile = {
  file_id: 5,
  kind: 'custom-report',
  title: 'Knee board pack, Q4',
  name: 'Knee board pack, Q4.pptx',
  format: 'pptx',
  path: '/custom-reports/1',
  state: 'working',
  step: 'writing',
  done: 11,
  of: 17,
  entries: 2,
  bytes: null,
  at: 1_790_000_000,
  keptUntil: null,
  outdated: false,
  remark: '',
};

beforeEach(() => {
  service = { files: [], sent: [], problem: null };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET')
      service.sent.push({ method: request.method, path: pathname, body: text && JSON.parse(text) });
    if (request.method !== 'GET' && service.problem) return Response.json(service.problem, { status: 409 });
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (request.method === 'POST') return Response.json(file, { status: 202 });
    return Response.json(service.files);
  });
  const frame = document.createElement('div');
  document.body.append(frame);
  root = createRoot(frame);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  queryClient.clear();
  vi.restoreAllMocks();
});

function show(content: ReactNode): void {
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const choose = (onMade = vi.fn()) => {
  const subject = { kind: 'custom-report', id: 1 } as const;
  show(<Choosing {...{ subject, contents, onMade }} current={12} onClose={() => {}} />);
  return onMade;
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('TAKE-08 what is open is chosen, the terms are in view, and one press makes it', async () => {
  const onMade = choose();
  await expect.element(page.getByText('2 of 3 bookmarks, 2 tables, 1 chart')).toBeVisible();
  await expect.element(page.getByText(/Licensed to Meridian Surgical, corporate license\./)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Company shares/ })).toBeDisabled();
  await expect.element(page.getByText('Not subscribed')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Running text' }).click();
  await button('Make PowerPoint').click();
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledWith(5));
  expect(service.sent).toEqual([
    {
      method: 'POST',
      path: '/api/files',
      body: {
        of: { kind: 'custom-report', id: 1, entries: [11, 12] },
        format: 'pptx',
        parts: { text: false, charts: true, sources: true },
      },
    },
  ]);
});

test('TAKE-08 without anything to take the button says why', async () => {
  choose();
  await button('Only the one in sight').click();
  await expect.element(page.getByText('1 of 3 bookmarks, text')).toBeVisible();
  await page.getByRole('radio', { name: /^Excel/ }).click();
  await expect.element(page.getByText('Nothing that is chosen has a table.')).toBeVisible();
  await expect.element(button('Make Excel')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: /^Word/ }).click();
  await page.getByRole('checkbox', { name: /Words/ }).click();
  await expect.element(page.getByText('Choose at least one bookmark.')).toBeVisible();
});

test('TAKE-09 a refusal stands where the count was, the choice is kept, and the quota is asked for anew', async () => {
  const { queryKey } = contentsQuery({ kind: 'custom-report', id: 1 });
  queryClient.setQueryData(queryKey, contents);
  service.problem = { detail: 'The next one can be made on 2026-12-01.', code: 'files-quota', status: 409 };
  choose();
  await button('Make PowerPoint').click();
  await expect.element(page.getByText('The next one can be made on 2026-12-01.')).toBeVisible();
  await expect.element(button('Make PowerPoint')).toBeVisible();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('TAKE-08 progress names its steps, a failure its reason, and work can be stopped', async () => {
  const close = vi.fn();
  service.files = [file];
  show(<Making file={file} onAgain={() => {}} onClose={close} />);
  await expect.element(page.getByText('Slides and charts, 11 of 17')).toBeVisible();
  await expect.element(page.getByText(/You can close this window/)).toBeVisible();
  await button('Stop').click();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(service.sent).toEqual([{ method: 'DELETE', path: '/api/files/5', body: '' }]);
  show(
    <Making
      file={{ ...file, state: 'failed', remark: 'No longer subscribed.' }}
      onAgain={() => {}}
      onClose={close}
    />,
  );
  await expect.element(page.getByText('No longer subscribed.').first()).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
});

test('TAKE-08 files that are over or were closed can only be made again', async () => {
  const ready = { ...file, state: 'ready', bytes: 9000, keptUntil: 1_790_086_400 } as const;
  service.files = [
    ready,
    { ...ready, file_id: 6, name: 'Old.pdf', state: 'over' },
    { ...ready, file_id: 7, name: 'Closed.pdf', remark: 'No longer open to you.' },
  ];
  show(<FilesPage />);
  await expect.element(button('Download Knee board pack, Q4.pptx')).toBeVisible();
  await expect.element(button('Make Old.pdf again')).toBeVisible();
  await expect.element(button('Make Closed.pdf again')).toBeVisible();
  expect(button('Download Old.pdf').query()).toBeNull();
  expect(button('Download Closed.pdf').query()).toBeNull();
  service.files = [];
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('You have no files yet')).toBeVisible();
});

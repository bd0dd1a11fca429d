import '@caliper/ui/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { resetClientState } from '../../lib/remembered/client-state.ts';
import { sessionQuery } from '../../lib/session/session.ts';

/** What the service answers to each call, by its method and path; without an answer it is out of order. */
export type Answers = Record<string, (body: never) => unknown>;

let root: Root | null = null;

/** Shows a component as on a page, with a service of its own, and tells what was called. */
export function show(part: ReactNode, answers: Answers, { at = '/', role = 'standard' } = {}) {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const name = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const body = await request.text();
    calls.push(body === '' ? name : `${name} ${body}`);
    const answer = await answers[name]?.((body === '' ? {} : JSON.parse(body)) as never);
    if (request.signal.aborted) throw new DOMException('Aborted', 'AbortError');
    if (answer === undefined) return Response.json({ detail: 'Out of order', code: 'x' }, { status: 400 });
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  queryClient.setQueryData(sessionQuery.queryKey, { user: { role } } as never);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense>{part}</Suspense>
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { calls };
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="place">{pathname + search + hash}</output>;
}

export function takeAway(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  queryClient.clear();
  resetClientState();
  vi.restoreAllMocks();
}

/** Waits until an element says something, among whatever else. */
export async function says(one: Locator, words: RegExp): Promise<void> {
  await expect.poll(() => one.query()?.textContent ?? '').toMatch(words);
}

const marks = { terms: [{ text: 'knee', patterns: [{ by: 'stem', stem: 'knee' }] }], without: [] };

export const nothingSuggested = {
  recent: [],
  items: [],
  tables: [],
  names: [],
  inReport: { chapters: [], tables: [] },
  marks,
};

const table = {
  chapter_number: 5,
  chapter_title: 'Primary Knee Implants',
  table_number: 3,
  block: 't-5-3',
  row: 2,
};

/** Something of each section. */
export const suggested = {
  ...nothingSuggested,
  recent: [
    { recent_id: 4, query: 'knee germany', results: 27 },
    { recent_id: 3, query: 'knee stems', results: 1 },
  ],
  items: [
    {
      kind: 'report',
      item_id: 7,
      title: 'Knee Implants',
      year: 2026,
      region: 'Europe',
      chapters: 3,
      subscribed: true,
    },
    {
      kind: 'report',
      item_id: 8,
      title: 'Knee Braces',
      year: 2025,
      region: 'Africa',
      chapters: 0,
      subscribed: false,
    },
    {
      kind: 'medsku',
      item_id: 9,
      title: 'Knees',
      year: 2026,
      region: 'Europe',
      chapters: 0,
      subscribed: false,
    },
  ],
  tables: [
    {
      ...table,
      report_id: 7,
      report_name: 'Knee Implants',
      year: 2026,
      region: 'Europe',
      caption: 'Table 5.5 Knee value by type',
    },
  ],
  names: [{ kind: 'company', name: 'Kneelab', items: 6 }],
};

const thing = {
  kind: 'report',
  item_id: 7,
  title: 'Knee Implants',
  item_name: 'Knee Implants',
  year: 2026,
  region: 'Europe',
  category_name: 'Orthopedics',
  subscribed: true,
  missing: [],
  table: null,
  snippet: null,
};

export const foundTable = {
  ...thing,
  kind: 'table',
  title: 'Table 5.5 Value of knee implants',
  table: {
    ...table,
    shown: {
      units: 'USD million',
      columns: ['2024', '2025'],
      label: 'Germany, knee',
      cells: ['157.2', '166.9'],
      forecasts: [false, true],
    },
  },
};

export const best = {
  matches: [
    { ...foundTable, chapter: null },
    { ...thing, chapter: { chapter_number: 5, chapter_title: 'Primary Knee Implants' } },
    { ...thing, kind: 'survey', item_id: 12, title: 'Knee surgeons', subscribed: false, chapter: null },
  ],
  leftOut: [],
  marks,
};

/** A report and a table. */
export const found = {
  matches: [
    {
      report_id: 7,
      report_name: 'Knee Implants',
      report_year: 2026,
      region: 'Europe',
      category_name: 'Orthopedics',
      chapters: [{ chapter_number: 5, chapter_title: 'Primary Knee Implants' }],
      subscribed: true,
      snippet: { text: 'A knee costs more.', chapter: { chapter_number: 5, chapter_title: 'Knees' } },
      missing: [],
    },
  ],
  total: 1,
  page: 1,
  pages: 1,
  categories: [{ category_name: 'Orthopedics', count: 1 }],
  leftOut: [],
  beside: { results: [foundTable], total: 1, page: 1, pages: 1 },
  facets: {
    kinds: [
      { value: 'report', count: 1 },
      { value: 'table', count: 1 },
    ],
    years: [{ value: 2026, count: 2 }],
    regions: [{ value: 'Europe', count: 2 }],
    categories: [{ value: 'Orthopedics', count: 2 }],
    mine: 2,
    all: 2,
  },
  marks,
};

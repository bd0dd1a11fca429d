// @vitest-environment jsdom
import type { Answer } from '@caliper/contract/endpoints.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { runHook } from '../../lib/hook.fixture.ts';
import type { Session } from '../../lib/session/session.ts';
import { useAdd } from './add/use-add.ts';
import { newDraft } from './bookmark/bookmark-button.tsx';
import { useBookmarkForm } from './bookmark/use-bookmark-form.ts';
import { unticked } from './chapters/chapter-choice.ts';
import { type CustomReport, type CustomReportSummary, chapterTitlesQuery } from './custom-reports.queries.ts';
import { useEdit } from './edit/use-edit.ts';
import { useRemoval, useUndo } from './options/use-removal.ts';

const collections = [1, 2].map((chapter_number) => ({
  collection_id: chapter_number,
  report_id: 4,
  chapter_number,
  chapter_title: `Chapter ${chapter_number}`,
}));
const report = { c_report_id: 7, c_report_name: 'Board pack', revision: 3, collections } as CustomReport;
const [bookmark] = report.collections as [CustomReport['collections'][number]];
const session = { usergroupData: { id: 5, subsidiaryCompanies: [] } } as unknown as Session;
const source = { report_id: 9, report_name: 'Hips', report_year: 2026, region: 'Europe' };

const titles = { reportMeta: { version: 4 }, chapters: [] } as unknown as Answer<'unsubscribedReport'>;

let sent: { call: string; key: string | null; body: unknown }[];

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['custom-report', 7], report);
  queryClient.setQueryData(chapterTitlesQuery(9).queryKey, titles);
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key');
    if (method !== 'GET')
      sent.push({ call: `${method} ${path}`, key, body: JSON.parse(String(body ?? null)) });
    throw new TypeError('The connection was lost.');
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Each begins something and returns what sends it. */
const changes: Record<string, () => Promise<() => Promise<void>>> = {
  'an edit': async () => {
    const edit = runHook(() => useEdit(report, session, () => {}));
    await edit.step(({ change }) => change({ title: 'Board pack II' }));
    return () => edit.step(({ submit }) => submit());
  },
  'chapters added in its page': async () => {
    const add = runHook(() => useAdd(report, session, () => {}));
    await add.step(({ pick }) => pick(source));
    await add.step(({ tick }) => tick(1, true));
    return () => add.step(({ submit }) => submit());
  },
  'chapters added while reading': async () => {
    const bookmarking = { report: { ...source, version: 4 }, chapters: [], current: 1, session };
    const own = [{ c_report_id: 7 } as CustomReportSummary];
    const kept = { ...newDraft(), draft: { target: 7, title: '', ...unticked } };
    // The dialog is closed and opened again.
    return async () => {
      const adding = runHook(() => useBookmarkForm({ ...bookmarking, own, kept, onClose: () => {} }));
      await adding.step(({ submit }) => submit());
    };
  },
  'a removed bookmark': async () => {
    const removal = runHook(() => useRemoval(report, bookmark));
    return () => removal.step(({ remove }) => remove(document.body));
  },
  'a removal undone': async () => {
    const undo = runHook(() => useUndo(7));
    return () => undo.step((put) => put({ bookmark, before: report }));
  },
};

test.each(Object.keys(changes))(
  '%s is the same request when it is sent again after a lost answer',
  async (name) => {
    const send = await changes[name]?.();
    await send?.();
    await send?.();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  },
);

test.each(['chapters added in its page', 'chapters added while reading'])(
  '%s are those of the version on screen',
  async (name) => {
    const send = await changes[name]?.();
    await send?.();
    expect(sent[0]?.body).toMatchObject({ report_id: 9, version: 4, chapters: [1] });
  },
);

test('a changed edit is another request', async () => {
  const edit = runHook(() => useEdit(report, session, () => {}));
  for (const title of ['One', 'Another']) {
    await edit.step(({ change }) => change({ title }));
    await edit.step(({ submit }) => submit());
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

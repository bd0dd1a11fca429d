import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { subscriptionsQuery } from '../subscriptions.queries.ts';
import { saveSubscriptions } from './save-subscriptions.ts';
import { type Addition, edited, noEdits } from './subscription-edits.ts';

const item = (report_id: number, more: Partial<Addition> = {}): Addition => ({
  kind: 'report',
  report_id,
  report_name: 'Knees',
  report_year: 2026,
  region: 'Europe',
  sample: false,
  market_name: null,
  demo: false,
  ...more,
});
const held = (report_id: number) => ({
  ...item(report_id),
  subscription_id: 1,
  archive_id: null,
  source: null,
});

let sent: { path: string; body: unknown }[];

/** Answers with the reports that a company has; paths in `failing` are refused. */
function serve(active: object[], failing: string[] = []) {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET')
      return Response.json({ active: path.startsWith('/api/subscriptions') ? active : [], expired: [] });
    sent.push({ path, body: JSON.parse(body ?? 'null') });
    if (failing.includes(path)) return Response.json({ code: 'internal', detail: 'No.' }, { status: 500 });
    return Response.json({ active: [held(9)], expired: [] });
  });
}

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const add = (...items: Addition[]) =>
  items.reduce((edits, one) => edited(edits, { type: 'add', item: one }), noEdits);

test('ADM-14 each kind, samples and demos are saved by their own calls, always as a whole list', async () => {
  serve([held(1)]);
  const edits = add(
    item(2),
    item(3, { sample: true, market_name: 'Knee implants' }),
    item(4, { kind: 'medsku', demo: true }),
    item(5, { kind: 'pt' }),
  );
  await saveSubscriptions(7, edits, () => {});
  expect(sent).toEqual([
    { path: '/api/subscriptions/company/7', body: [1, 2] },
    { path: '/api/subscriptions/sample/company/7', body: [{ report_id: 3, market_name: 'Knee implants' }] },
    { path: '/api/medsku/subscriptions/demo/7', body: [4] },
    { path: '/api/pt/subscriptions/company/7', body: [5] },
  ]);
});

test('items that a colleague has added in the meantime are kept', async () => {
  serve([held(1), held(6)]);
  await saveSubscriptions(7, edited(noEdits, { type: 'remove', item: item(1) }), () => {});
  expect(sent).toEqual([{ path: '/api/subscriptions/company/7', body: [6] }]);
});

test('ADM-14 a failure stops the update, and lists saved before it are shown as saved', async () => {
  serve([], ['/api/survey/subscriptions/company/7']);
  const saved: string[] = [];
  const edits = add(item(2), item(3, { kind: 'survey' }), item(4, { kind: 'pt' }));
  await expect(saveSubscriptions(7, edits, (list) => saved.push(list))).rejects.toThrow('No.');
  expect(saved).toEqual(['report/full']);
  expect(queryClient.getQueryData(subscriptionsQuery('report', 7).queryKey)?.active).toMatchObject([
    { report_id: 9 },
  ]);
  expect(sent).toHaveLength(2);
});

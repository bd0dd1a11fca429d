// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import type { SubscriptionEntry } from '../subscription-entry.ts';
import { subscriptionsQuery } from '../subscriptions.queries.ts';
import { entry, item } from './subscription.fixture.ts';
import { type Addition, edited, noEdits } from './subscription-edits.ts';
import { saveSubscriptions, useSubscriptionEdits } from './use-subscription-edits.ts';

const [one, two] = [entry(1), entry(2)];
const broken = () => Response.json({ status: 500, code: 'internal', detail: 'Broken' }, { status: 500 });

let held: SubscriptionEntry[];
let calls: ReturnType<typeof holdCalls>;
const onUnsaved = vi.fn();

beforeEach(() => {
  queryClient.clear();
  held = [one, two];
  calls = holdCalls(broken);
  onUnsaved.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const editing = () => runHook(() => useSubscriptionEdits(7, held, onUnsaved));

test.each([
  ['another change', { type: 'remove', item: two }],
  ['undoing', { type: 'undo' }],
] as const)('ADM-14 a failure is shown, with its changes, until %s', async (_, next) => {
  const hook = editing();
  await hook.step(({ change }) => change({ type: 'remove', item: one }));
  await hook.step(({ save }) => save());
  expect(hook.now().isSaving).toBe(true);
  await calls.letGo();
  expect(hook.now()).toMatchObject({ problem: 'Broken', isSaving: false, edits: { removed: [one] } });
  await hook.step(({ change }) => change(next));
  expect(hook.now().problem).toBeNull();
  expect(hook.now().edits.removed).toEqual(next.type === 'undo' ? [] : [one, two]);
});

test('ADM-14 a change that a colleague has saved in the meantime is no longer unsaved', async () => {
  const hook = editing();
  const added = entry(3);
  await hook.step(({ change }) => change({ type: 'remove', item: one }));
  await hook.step(({ change }) => change({ type: 'add', item: added }));
  expect(onUnsaved).toHaveBeenLastCalledWith(true);
  held = [two, added];
  await hook.step(({ change }) => change({ type: 'add', item: entry(4) }));
  expect(hook.now().edits).toEqual({ added: [entry(4)], removed: [] });
  held = [two, added, entry(4)];
  await hook.step(({ change }) => change({ type: 'remove', item: added }));
  expect(hook.now().edits).toEqual({ added: [], removed: [added] });
  held = [two, entry(4)];
  await hook.step(({ change }) => change({ type: 'remove', item: added }));
  expect(hook.now().edits).toEqual({ added: [], removed: [] });
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
});

test('ADM-14 a list that shows what is still being saved does not reverse it', async () => {
  calls = holdCalls(() => Response.json({ active: [], expired: [] }));
  const hook = editing();
  await hook.step(({ change }) => change({ type: 'add', item: entry(3) }));
  await hook.step(({ save }) => save());
  held = [one, two, entry(3)];
  await hook.step(({ change }) => change({ type: 'add', item: entry(4) }));
  await calls.letGo();
  await calls.letGo();
  expect(hook.now()).toMatchObject({ isSaving: false, edits: { added: [entry(4)], removed: [] } });
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
    return Response.json({ active: [entry(9)], expired: [] });
  });
}

const add = (...items: Addition[]) =>
  items.reduce((edits, one) => edited(edits, { type: 'add', item: one }), noEdits);

test('ADM-14 each kind, samples and demos are saved by their own calls, always as a whole list', async () => {
  serve([entry(1)]);
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
  serve([entry(1), entry(6)]);
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

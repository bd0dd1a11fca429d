// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import type { SubscriptionEntry } from '../subscription-entry.ts';
import { useSubscriptionEdits } from './use-subscription-edits.ts';

const entry = (report_id: number) =>
  ({
    kind: 'report',
    report_id,
    sample: false,
    demo: false,
    archive_id: null,
    source: null,
  }) as SubscriptionEntry;
const [one, two] = [entry(1), entry(2)];
const broken = () => Response.json({ status: 500, code: 'internal', detail: 'Broken' }, { status: 500 });

let held: SubscriptionEntry[];
let calls: ReturnType<typeof holdCalls>;
const onUnsaved = vi.fn();

beforeEach(() => {
  held = [one, two];
  calls = holdCalls(broken);
  vi.stubGlobal('fetch', calls.fetch);
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
  vi.stubGlobal('fetch', calls.fetch);
  const hook = editing();
  await hook.step(({ change }) => change({ type: 'add', item: entry(3) }));
  await hook.step(({ save }) => save());
  held = [one, two, entry(3)];
  await hook.step(({ change }) => change({ type: 'add', item: entry(4) }));
  await calls.letGo();
  await calls.letGo();
  expect(hook.now()).toMatchObject({ isSaving: false, edits: { added: [entry(4)], removed: [] } });
});

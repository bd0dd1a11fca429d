import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { makePerson } from '../../testing/people.ts';
import { changeRows, rowIn, rowsIn } from '../../testing/rows.ts';
import { makeViewer } from '../../testing/viewer.ts';
import type { Make } from './making.ts';
import { createWorking } from './working.ts';

const { db } = await createDatabase();
const remove = vi.fn(async (_key: string) => {});
const files = { remove } as never;

function node(make: Make) {
  return createWorking({
    db,
    files,
    make,
    findViewer: async (userId) => makeViewer({ userId }),
    recordUsage: () => {},
    logFailure: () => {},
    beatMs: 20,
  });
}

async function ask(user_id: string, digest = 'one'): Promise<number> {
  const { file_id } = await db
    .insertInto('taken_files')
    .values({
      user_id,
      digest,
      kind: 'report',
      format: 'pptx',
      subject_id: 1,
      title: 'Knees',
      path: '/reports/1',
      choice: '{}',
      entries: '[1]',
      basis: '{}',
    })
    .returning('file_id')
    .executeTakeFirstOrThrow();
  return file_id;
}

const quick: Make = async () => ({ bytes: 12, basis: {} });
const never: Make = (_, __, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const stateOf = async (file_id: number) => (await rowIn(db, 'taken_files', { file_id })).state;

test('TAKE-08 a node that dies between two steps leaves the work to another, which begins it again', async () => {
  const file_id = await ask((await makePerson(db)).id);
  const steps = ['access', 'content', 'writing', 'storing'] as const;
  for (const step of steps) {
    let said = () => {};
    const reached = new Promise<void>((resolve) => {
      said = resolve;
    });
    // It never beats again, as if it had been killed right here.
    void node((_, __, { onProgress }) => {
      onProgress({ step, done: 0, of: 0 });
      said();
      return new Promise(() => {});
    }).step();
    await reached;
    await changeRows(db, 'taken_files', { claim: crypto.randomUUID(), tries: 0 }, { file_id });
    expect(await node(quick).step()).toBe(false);
    await changeRows(db, 'taken_files', { beat_at: new Date(Date.now() - 21_000) }, { file_id });
  }
  expect(await node(quick).step()).toBe(true);
  expect(await rowIn(db, 'taken_files', { file_id })).toMatchObject({
    state: 'ready',
    bytes: 12,
    claim: null,
  });
  expect(await rowsIn(db, 'notification_events', { about_id: file_id })).toHaveLength(1);
});

test('TAKE-08 two nodes make each file once, and one at a time for each person', async () => {
  const [one, other] = await Promise.all([makePerson(db), makePerson(db)]);
  await Promise.all([ask(one.id, 'a'), ask(one.id, 'b'), ask(other.id, 'c')]);
  let running = new Set<string>();
  const made: number[] = [];
  const make: Make = async (viewer, row) => {
    expect(running.has(viewer.userId)).toBe(false);
    running = new Set([...running, viewer.userId]);
    await delay(5);
    made.push(row.file_id);
    running.delete(viewer.userId);
    return { bytes: 1, basis: {} };
  };
  const nodes = [node(make), node(make)];
  const rounds = async ({ step }: (typeof nodes)[number]) => {
    for (let idle = 0; idle < 5; ) idle = (await step()) ? 0 : idle + 1;
  };
  await Promise.all(nodes.map(rounds));
  expect(made.toSorted()).toEqual([...new Set(made)].toSorted());
  expect(made).toHaveLength(3);
});

test('TAKE-08 work that its owner stops ends at the next beat, and its file goes', async () => {
  const { id } = await makePerson(db);
  const file_id = await ask(id);
  const running = node(never).step();
  await vi.waitFor(async () => expect(await stateOf(file_id)).toBe('working'));
  await db.deleteFrom('taken_files').where('file_id', '=', file_id).execute();
  expect(await running).toBe(true);
  expect(remove).toHaveBeenCalledWith(`taken/${file_id}.pptx`);
});

test('TAKE-08 a node that is stopped lets go of its work at once', async () => {
  const file_id = await ask((await makePerson(db)).id);
  const working = node(never);
  const running = working.step();
  await vi.waitFor(async () => expect(await stateOf(file_id)).toBe('working'));
  await working.stop();
  await running;
  expect(await stateOf(file_id)).toBe('waiting');
  await db.deleteFrom('taken_files').where('file_id', '=', file_id).execute();
});

test('TAKE-08 what fails again and again is given up, told and not counted', async () => {
  const { id, usergroupId } = await makePerson(db);
  const file_id = await ask(id);
  const made = { usergroup_id: usergroupId, user_id: id, format: 'pptx', file_id };
  await db.insertInto('made_files').values(made).execute();
  const failing = node(() => Promise.reject(new Error('Out of memory')));
  for (let time = 0; time < 4; time += 1) expect(await failing.step()).toBe(true);
  expect(await rowIn(db, 'taken_files', { file_id })).toMatchObject({
    state: 'failed',
    failure: 'Something went wrong.',
  });
  expect(await rowsIn(db, 'made_files', { file_id })).toEqual([]);
  expect(await failing.step()).toBe(false);
});

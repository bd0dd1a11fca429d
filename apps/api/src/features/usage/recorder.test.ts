import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import type { Db } from '../../platform/postgres/postgres.ts';
import { makeViewer } from '../../testing/viewer.ts';
import { createRecorder } from './recorder.ts';

afterEach(() => void vi.useRealTimers());

/** A database that remembers which details it was told to store. */
function rememberingDb(): { db: Db; stored: string[] } {
  const stored: string[] = [];
  const db: Db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      for (const { detail } of JSON.parse(`${query.parameters[0]}`)) stored.push(detail);
    },
  });
  return { db, stored };
}

test('USE-01 whatever was done more than a second ago is on its way, at any moment', async () => {
  vi.useFakeTimers();
  const { db, stored } = rememberingDb();
  const { record } = createRecorder({ db, logFailure: () => undefined });
  const done: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    // At a steady pace, in a rush and with pauses.
    for (let more = step % 7 === 0 ? 40 : step % 3; more > 0; more -= 1) {
      const detail = `${step * 100} ${more}`;
      record(makeViewer(), { kind: 'refused', detail });
      done.push(detail);
    }
    const old = done.filter((detail) => Number.parseInt(detail, 10) <= (step - 10) * 100);
    expect(old.filter((detail) => !stored.includes(detail))).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(stored).toEqual(done.slice(0, stored.length));
  expect(done.length).toBeGreaterThan(100);
});

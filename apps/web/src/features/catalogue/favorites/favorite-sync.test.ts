import { expect, test } from 'vitest';
import { createFavoriteSync } from './favorite-sync.ts';

const knees = { kind: 'reports', id: 7 } as const;

/** A server whose answers the test controls. */
function desk() {
  const waiting: { wanted: boolean; answer: (works: boolean) => void }[] = [];
  const seen = { shown: [] as boolean[], failures: [] as boolean[] };
  const ask = createFavoriteSync({
    send: (_, wanted) =>
      new Promise<void>((resolve, reject) =>
        waiting.push({ wanted, answer: (works) => (works ? resolve() : reject(new Error('no answer'))) }),
      ),
    show: (_, wanted) => seen.shown.push(wanted),
    tellFailure: (wanted) => seen.failures.push(wanted),
  });
  const answer = async (works: boolean) => {
    const call = waiting.shift();
    call?.answer(works);
    await new Promise((resolve) => setTimeout(resolve));
    return call?.wanted;
  };
  return { ask, answer, seen, waiting };
}

test('CAT-30 a change shows before the server knows of it', async () => {
  const { ask, answer, seen } = desk();
  void ask(knees, true);
  expect(seen.shown).toEqual([true]);
  expect(await answer(true)).toBe(true);
  expect(seen.shown.at(-1)).toBe(true);
  expect(seen.failures).toEqual([]);
});

test('CAT-30 a change that could not be saved is undone and reported', async () => {
  const { ask, answer, seen } = desk();
  void ask(knees, true);
  await answer(false);
  expect(seen.shown.at(-1)).toBe(false);
  expect(seen.failures).toEqual([true]);
});

test('CAT-30 quick repeated presses end in the last requested state, with one call at a time', async () => {
  const { ask, answer, seen, waiting } = desk();
  void ask(knees, true);
  void ask(knees, false);
  void ask(knees, true);
  void ask(knees, false);
  expect(waiting).toHaveLength(1);
  expect(await answer(true)).toBe(true);
  expect(await answer(true)).toBe(false);
  expect(waiting).toHaveLength(0);
  expect(seen.shown.at(-1)).toBe(false);
  expect(seen.failures).toEqual([]);
});

test('the failure of a change that is no longer wanted is not reported', async () => {
  const { ask, answer, seen, waiting } = desk();
  void ask(knees, true);
  void ask(knees, false);
  await answer(false);
  expect(waiting).toHaveLength(0);
  expect(seen.shown.at(-1)).toBe(false);
  expect(seen.failures).toEqual([]);
});

test('items do not wait for each other', () => {
  const { ask, waiting } = desk();
  void ask(knees, true);
  void ask({ kind: 'pt', id: 7 }, true);
  expect(waiting).toHaveLength(2);
});

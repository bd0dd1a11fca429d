import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { createFavoriteSync, favoriteOf, hasFavorites, isFavorite, withFavorite } from './favorites.ts';

const user = {
  favorites: [7],
  medCoreFavorites: [],
  medskuFavorites: [],
  ptFavorites: [7],
  surveyFavorites: [],
} as unknown as Session['user'];

const item = (facts: Partial<CatalogueItem>) =>
  ({ kind: 'report', report_id: 7, c_report_id: null, ...facts }) as CatalogueItem;

test('CAT-30 each kind has its own list', () => {
  const kinds = [item({}), item({ c_report_id: 31 }), item({ kind: 'medsku' }), item({ kind: 'pt' })];
  expect(kinds.map(favoriteOf)).toEqual([
    { kind: 'reports', id: 7 },
    { kind: 'medcore', id: 31 },
    { kind: 'medsku', id: 7 },
    { kind: 'pt', id: 7 },
  ]);
  expect(kinds.map((one) => isFavorite(user, favoriteOf(one)))).toEqual([true, false, false, true]);
});

test('CAT-30 a MedCore report can be a favourite, a custom report of the team cannot', () => {
  const custom = { user_email: 'ines@meridian.example', owner: 'Ines', company: 'Meridian', medcore: false };
  const medcore = { ...custom, medcore: true };
  expect(hasFavorites({ custom: null, subscribed: false })).toBe(true);
  expect(hasFavorites({ custom: medcore, subscribed: true })).toBe(true);
  expect(hasFavorites({ custom: medcore, subscribed: false })).toBe(false);
  expect(hasFavorites({ custom, subscribed: false })).toBe(false);
});

test('CAT-30 a change affects only its own list, and adds nothing twice', () => {
  const added = withFavorite(
    withFavorite(user, { kind: 'survey', id: 7 }, true),
    { kind: 'survey', id: 7 },
    true,
  );
  expect(added.surveyFavorites).toEqual([7]);
  expect(added.favorites).toEqual([7]);
  expect(withFavorite(added, { kind: 'reports', id: 7 }, false)).toMatchObject({
    favorites: [],
    ptFavorites: [7],
    surveyFavorites: [7],
  });
});

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

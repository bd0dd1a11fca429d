import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { favoriteOf, hasFavorites, isFavorite, withFavorite } from './favorites.ts';

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

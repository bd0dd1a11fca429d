import { expect, test } from 'vitest';
import { placesWith } from './last-places.ts';

const place = (path: string) => ({ path, title: path });

test('FIND-08 the last places: each page once, a report under its last chapter, the newest first', () => {
  const visited = [
    '/catalog/all-reports?region=Europe',
    '/reports/7/knees/1',
    '/reports/8/hips/1',
    '/reports/7/knees/4?term=stem',
    '/catalog/all-reports',
    '/custom-reports/7/pack/2',
  ];
  const places = visited.map(place).reduce(placesWith, [] as ReturnType<typeof place>[]);
  expect(places.map(({ path }) => path)).toEqual([
    '/custom-reports/7/pack/2',
    '/catalog/all-reports',
    '/reports/7/knees/4?term=stem',
    '/reports/8/hips/1',
  ]);
  expect(
    [1, 2, 3, 4, 5, 6, 7].map((id) => place(`/reports/${id}/a/1`)).reduce(placesWith, places),
  ).toHaveLength(6);
});

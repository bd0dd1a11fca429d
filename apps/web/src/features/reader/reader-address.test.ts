import { expect, test } from 'vitest';
import { placePath, readAddress } from './reader-address.ts';

const knees = { kind: 'report', id: 7, name: 'Knees & Hips' } as const;

test('READ-01 the address names the report and the chapter', () => {
  expect(readAddress({ id: '7', chapter: '4' }, '')).toEqual({ id: 7, place: 4, term: '', hit: 1 });
  expect(placePath(knees, { place: 4 })).toBe('/reports/7/knees-and-hips/4');
});

test('CR-07 the address of a custom report names it and the place of a bookmark', () => {
  const pack = { kind: 'customReport', id: 5, name: 'Board pack' } as const;
  expect(placePath(pack, { place: 2, term: 'stent' })).toBe('/custom-reports/5/board-pack/2?term=stent');
});

test('SRCH-08 the search term and the hit are in the address', () => {
  const path = placePath(knees, { place: 2, term: 'drug-eluting stent', hit: 3 });
  expect(path).toBe('/reports/7/knees-and-hips/2?term=drug-eluting+stent&hit=3');
  expect(readAddress({ id: '7', chapter: '2' }, new URL(path, 'http://x').search)).toMatchObject({
    term: 'drug-eluting stent',
    hit: 3,
  });
});

test('READ-13 the first hit is not written into the address, and without a search there is none', () => {
  expect(placePath(knees, { place: 2, term: 'stent', hit: 1 })).toBe(
    '/reports/7/knees-and-hips/2?term=stent',
  );
  expect(placePath(knees, { place: 2, hit: 5 })).toBe('/reports/7/knees-and-hips/2');
});

test.each(['soon', '-1', '0', '1e3', '99999999999'])('READ-13 ?hit=%s is the first hit', (hit) => {
  expect(readAddress({ id: '7', chapter: '2' }, `?term=stent&hit=${hit}`)?.hit).toBe(1);
});

test.each([
  ['0', '1'],
  ['knees', '1'],
  ['7', 'one'],
  ['7', '1.5'],
  [undefined, '1'],
])('/reports/%s/…/%s names nothing', (id, chapter) => {
  expect(readAddress({ id, chapter }, '')).toBeNull();
});

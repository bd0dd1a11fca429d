import { expect, test } from 'vitest';
import { placePath, readAddress, type Subject } from './reader-address.ts';

const knees = { kind: 'report', id: 7, name: 'Knees & Hips' } as const;

type Step = Parameters<typeof placePath>[1];
const pack = { kind: 'customReport', id: 5, name: 'Board pack' } as const;
const term = 'drug-eluting stent';

test.each<[string, Subject, Step, string]>([
  ['READ-01 the report and the chapter', knees, { place: 4 }, '/reports/7/knees-and-hips/4'],
  [
    'CR-07 the custom report and the bookmark',
    pack,
    { place: 2, term: 'x' },
    '/custom-reports/5/board-pack/2?term=x',
  ],
  [
    'SRCH-08 the search term and the hit',
    knees,
    { place: 2, term, hit: 3 },
    '/reports/7/knees-and-hips/2?term=drug-eluting+stent&hit=3',
  ],
  ['READ-13 not the first hit', knees, { place: 2, term: 'x', hit: 1 }, '/reports/7/knees-and-hips/2?term=x'],
  ['READ-13 no hit without a search', knees, { place: 2, hit: 5 }, '/reports/7/knees-and-hips/2'],
])('the address names %s', (_, subject, step, path) => {
  expect(placePath(subject, step)).toBe(path);
  const { pathname, search } = new URL(path, 'http://x');
  const [, , id, , chapter] = pathname.split('/');
  const { place, term = '', hit = 1 } = step;
  expect(readAddress({ id, chapter }, search)).toEqual({ id: subject.id, place, term, hit: term ? hit : 1 });
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

import { expect, test } from 'vitest';
import { type Known, resolveNames } from './resolve-names.ts';
import type { Name } from './term.ts';

const nothing: Known = { own: new Map(), inLine: new Map(), spelled: new Map() };
const term = (term_id: number, head_id = term_id) => ({ term_id, head_id });
const market = (name: string): Name => ({ kind: 'market', name });
const company = (name: string): Name => ({ kind: 'company', name });

test('DIFF-05 a name means what the item says, then its line of editions, then the spelling', () => {
  const known: Known = {
    own: new Map([['market Knees', term(1)]]),
    inLine: new Map([
      ['market Knees', term(2)],
      ['market Hips', term(3)],
    ]),
    spelled: new Map([
      ['market hips', term(4)],
      ['market elbows', term(5)],
    ]),
  };
  const { found, fresh } = resolveNames([market('Knees'), market('Hips'), market('ELBOWS')], known, true);
  expect(found).toEqual([
    { ...market('Hips'), term_id: 3 },
    { ...market('ELBOWS'), term_id: 5 },
  ]);
  expect(fresh).toEqual([]);
});

test('DIFF-05 what is new is a term, and companies that differ only in case are one', () => {
  const { fresh } = resolveNames([company('Vantor'), company('VANTOR'), company('Oriel')], nothing, true);
  expect(fresh).toEqual([[company('Vantor'), company('VANTOR')], [company('Oriel')]]);
});

test('DIFF-05 two markets of one file of figures are never one, also if what they mean was merged', () => {
  const names = [market('Hip & Knee'), market('Hip and Knee')];
  expect(resolveNames(names, nothing, true).fresh).toEqual(names.map((one) => [one]));
  const spelled = new Map([
    ['market hip and knee', term(1, 9)],
    ['market elbows', term(2, 9)],
  ]);
  const { found, fresh } = resolveNames([...names, market('Elbows')], { ...nothing, spelled }, true);
  expect(found).toEqual([{ ...market('Hip & Knee'), term_id: 1 }]);
  expect(fresh).toEqual([[market('Hip and Knee')], [market('Elbows')]]);
});

test('DIFF-05 a table may spell one market in two ways', () => {
  const spelled = new Map([['market hip and knee', term(1)]]);
  const names = [market('Hip & Knee'), market('Hip and Knee')];
  expect(resolveNames(names, { ...nothing, spelled }, false).found).toHaveLength(2);
});

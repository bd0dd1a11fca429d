import { expect, test } from 'vitest';
import { ProblemError } from '../../http/problem.ts';
import type { Said } from './entry.ts';
import { assertSayable } from './refusals.ts';

const equal = (...words: string[]): Said => ({ words, meansAlso: [], isMutual: true });
const oneWay = (words: string[], ...meansAlso: string[]): Said => ({ words, meansAlso, isMutual: false });
const bothWays = (words: string[], ...meansAlso: string[]): Said => ({ words, meansAlso, isMutual: true });

function refusal(entry: Said, ...others: Said[]) {
  try {
    assertSayable(entry, others);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [error.code, Object.keys(error.fields ?? {})[0], error.message];
  }
}

test('FIND-06 what is not looked for, or stands there twice, is no name', () => {
  expect(refusal(equal('stent', 'of the'))).toMatchObject(['synonym-says-nothing', 'words', /“of the”/]);
  expect(refusal(oneWay(['stent'], '–'))).toMatchObject(['synonym-says-nothing', 'meansAlso', /“–”/]);
  expect(refusal(oneWay(['Drug-eluting stent'], 'drug eluting STENT'))?.[0]).toBe('synonym-twice');
  expect(refusal(equal('sleep apnea', 'sleep apnoea'))).toBeNull();
});

test('FIND-06 a name leads in one entry only, whatever its number or spelling', () => {
  const known = equal('tumor marker', 'oncomarker');
  expect(refusal(equal('Tumour markers', 'signal'), known)).toEqual([
    'synonym-taken',
    'words',
    '“Tumour markers” has an entry of its own: tumor marker, oncomarker. Change that one instead.',
  ]);
  expect(refusal(oneWay(['Botox'], 'oncomarker'), known)).toBeNull();
});

test('FIND-06 nothing that is less than something else is also the same', () => {
  const [botox, toxin] = [oneWay(['Botox'], 'toxin'), oneWay(['toxin'], 'neuromodulator')];
  expect(refusal(oneWay(['neuromodulator'], 'Botox'), botox, toxin)).toEqual([
    'synonym-circle',
    'meansAlso',
    expect.stringMatching(/^“Botox” already finds “neuromodulator” by another entry/),
  ]);
  expect(refusal(oneWay(['neuromodulator'], 'filler'), botox, toxin)).toBeNull();
  // What goes both ways closes a circle, too; without a step that goes one way there is none.
  expect(refusal(bothWays(['neuromodulator'], 'Botoxes'), botox, toxin)?.[0]).toBe('synonym-circle');
  expect(refusal(bothWays(['filler'], 'Botox'), bothWays(['Botox'], 'filler'))).toBeNull();
});

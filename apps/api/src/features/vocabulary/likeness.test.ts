import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { expect, test } from 'vitest';
import { foldTerm } from './fold.ts';
import { createLikeness } from './likeness.ts';

function likeOf(one: string, other: string, kind: TermKind = 'market') {
  const likeness = createLikeness(kind);
  likeness.add({ term_id: 1, spelling: other });
  return likeness.find({ term_id: 2, spelling: one })[0] ?? null;
}

test.each([
  ['Primary Knee Implants', 'primary knee-implants'],
  ['Hip & Knee', 'Hip and Knee'],
  ['Stents (DES)', 'Stents, DES'],
  ['Réunion Screws', 'Reunion  Screws'],
  ["Women's Health", 'Women’s health'],
])('DIFF-05 %j and %j are equal once folded', (one, other) => {
  expect(foldTerm('market', one)).toBe(foldTerm('market', other));
  expect(likeOf(one, other)).toBeNull();
});

test.each([
  ['3.5 mm Screws', '35 mm Screws'],
  ['3.5 mm Screws', '3-5 mm Screws'],
  ['Age < 65', 'Age > 65'],
  ['Knees', 'Hips'],
])('DIFF-05 %j and %j are not', (one, other) => {
  expect(foldTerm('market', one)).not.toBe(foldTerm('market', other));
});

test('DIFF-05 a country is known by all its names', () => {
  expect(foldTerm('country', 'U.S.A.')).toBe(foldTerm('country', 'United States'));
  expect(foldTerm('company', 'Turkey')).not.toBe(foldTerm('company', 'Türkiye'));
});

test.each<[string, string, string, TermKind?]>([
  ['Primary Knee Implant', 'Primary Knee Implants', 'Singular and plural of the same words.'],
  ['Hip Prosthesis', 'Hip Prostheses', 'Singular and plural of the same words.'],
  ['Orthopaedic Screws', 'Orthopedic Screws', 'British and American spelling of the same words.'],
  ['Tumour Ablation Fibres', 'Tumor Ablation Fibers', 'British and American spelling of the same words.'],
  ['Haemostats', 'Hemostat', 'The same words: singular and plural, British and American spelling.'],
  ['Knee Implants, Primary', 'Primary Knee Implants', 'The same words in another order.'],
  ['Bone Cement Implant', 'Implants of Bone Cement', 'The same words in another order.'],
  ['Microplate Systems', 'Micro-plate Systems', 'Written as one word or as several.'],
  ['Primary Knee Implants (TKA)', 'Primary knee implant', 'Only an abbreviation in brackets differs.'],
  ['TAVR', 'Transcatheter Aortic Valve Replacement (TAVR)', 'TAVR abbreviates the other.'],
  ['Transcatheter Aortic Valve Replacement', 'TAVR', 'TAVR abbreviates the other.'],
  ['Vantor Inc.', 'Vantor', 'Only the legal form differs.', 'company'],
  ['Oriel Medical GmbH & Co. KG', 'Oriel Medical', 'Only the legal form differs.', 'company'],
  ['Pirmary Knees', 'Primary Knees', "One letter apart: 'Pirmary Knees' and 'Primary Knees'."],
])('DIFF-05 %j may be %j', (one, other, reason, kind) => {
  expect(likeOf(one, other, kind)).toMatchObject({ term_id: 1, reason });
  expect(likeOf(other, one, kind)).toMatchObject({ term_id: 1 });
});

test.each([
  ['Primary Knee Implants', 'Revision Knee Implants'],
  ['Primary Knee Implants', 'Knee Implants'],
  ['Cemented', 'Uncemented'],
  ['Type 2 Screws', 'Type 3 Screws'],
  ['Grade I', 'Grade II'],
  ['Stents (Europe)', 'Stents'],
  ['Knees (TKA)', 'Ankles (TKA)'],
  ['Hypertension', 'Hypotension'],
  ['Vantor Inc.', 'Vantor'],
])('DIFF-05 %j is not proposed as %j', (one, other) => {
  expect(likeOf(one, other)).toBeNull();
});

test('DIFF-05 the likeliest comes first, each term once, and a term is not like itself', () => {
  const likeness = createLikeness('market');
  likeness.add({ term_id: 1, spelling: 'Primary Knee Implnats' });
  likeness.add({ term_id: 2, spelling: 'Implants, Primary Knee' });
  likeness.add({ term_id: 3, spelling: 'Primary Knee Implant' });
  likeness.add({ term_id: 3, spelling: 'Primary Implants, Knee' });
  likeness.add({ term_id: 4, spelling: 'Primary Knee Implantt' });
  const found = likeness.find({ term_id: 4, spelling: 'Primary Knee Implants' });
  expect(found.map(({ term_id }) => term_id)).toEqual([3, 2, 1]);
});

test('DIFF-05 two thousand names are compared with twenty thousand by looking up what they have in common', () => {
  const likeness = createLikeness('market');
  const adjectives = Array.from({ length: 20 }, (_, index) => `Quality${'abcdefghijklmnopqrst'[index]}xyz`);
  // All end alike and begin with the same letters, so that careless comparing would take all with all.
  const nameOf = (index: number) =>
    `${adjectives[index % 20]} ${index.toString(36).replace(/\d/g, (digit) => 'zyxwvutsrq'[Number(digit)] ?? '')}word Implants`;
  for (let index = 0; index < 2000; index++)
    likeness.add({ term_id: index, spelling: `${nameOf(index * 10)}s` });
  let found = 0;
  for (let index = 0; index < 20_000; index++)
    found += likeness.find({ term_id: -1, spelling: nameOf(index) }).length;
  // Some are also one letter from another. Comparing all with all would outlast the time that a test has.
  expect(found).toBe(2208);
});

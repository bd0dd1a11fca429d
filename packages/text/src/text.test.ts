import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import { anyHitsIn, hitsIn } from './hits.ts';
import { isCertain, lexemesFor, lexemesOf } from './lexemes.ts';
import { parseQuery } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { fold, foldedWords } from './words.ts';

/** The parts of a text that a query finds. */
function found(text: string, query: string): string[] {
  return hitsIn(text, parseQuery(query)).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['Prothèse', 'prothese'],
  ['STENT', 'stent'],
  ['Ångström', 'angstrom'],
  ['Straße', 'strasse'],
  ['Ørsted', 'orsted'],
  ['surgeon’s', 'surgeons'],
  ['ce\u00adment\u200bless', 'cementless'],
  ['ﬁbre', 'fibre'],
  ['½', '12'],
  ['\uff9e', '\uff9e'],
  ["\ufe70'\ufe70", '\ufe70'],
])('%s is folded to %s', (word, folded) => {
  expect(fold(word)).toBe(folded);
});

test('FIND-05 words are letters and digits; hyphens separate them, and a number is one word', () => {
  expect(foldedWords('Porous-metal “baseplates” cost €1,410.50 (15%).')).toEqual(
    'porous metal baseplates cost 1410.5 15'.split(' '),
  );
});

test.each([
  ['stents and stenting, a stent', 'stent', ['stents', 'stenting', 'stent']],
  ['Prothèses', 'prothese', ['Prothèses']],
  ['cementless cement', 'ceme', ['cementless', 'cement']],
  ['cementless cement', 'ceme cement', []],
  ['knee implants cost; implants for a knee', 'knee implant', ['knee', 'implants', 'implants', 'knee']],
  ['only knees', 'knee implant', []],
  ['the knee and the hip', 'the knee', ['knee']],
  ['to be or not', 'to be', ['to', 'be']],
  ['x-ray and x ray, no x and ray', 'x-ray', ['x-ray', 'x ray']],
  ['It was TAVI', 'TAVR', ['TAVI']],
  ['transcatheter aortic valve replacement', 'tavi', ['transcatheter aortic valve replacement']],
  ['a TAVR', 'transcatheter aortic valve replacement', ['TAVR']],
  ['haemostasis', 'hemostasis', ['haemostasis']],
  ['a hip, two hips', 'hips', ['hip', 'hips']],
  ['an eye, two eyes', 'eyes', ['eye', 'eyes']],
  ['a day, two days', 'days', ['day', 'days']],
  ['ages of the ageing and aging, aged by age', 'ages', ['ages', 'ageing', 'aging', 'aged', 'age']],
])('in %j, %j finds %j', (text, query, hits) => {
  expect(found(text, query)).toEqual(hits);
});

test.each([
  ['CMS pays for 3 cm', 'CMS', ['CMS']],
  ['MIS after an MI', 'MIS', ['MIS']],
  ['use in the US, where it is used', 'US', ['US']],
  ['DES of de novo design', 'DES', ['DES']],
  ['OCT in October', 'oct', ['OCT']],
  ['ASP, an aspect of ascending prices', 'ASP', ['ASP']],
])('an abbreviation does not match another word: in %j, %j finds %j', (text, query, hits) => {
  expect(found(text, query)).toEqual(hits);
});

test.each([
  ['stent stents', '"stent"', ['stent']],
  ['stent stents', '“stents”', ['stents']],
  ['drug-eluting stents', '"drug eluting stents"', ['drug-eluting stents']],
  ['the eluting drug', '"drug eluting"', []],
  ['end\nof', '"end of"', []],
  ['cell\tcell', '"cell cell"', []],
  ['a b a b a', '"a b a"', ['a b a']],
  ['knee "', '"knee', ['knee']],
])('in %j the quoted %j finds %j', (text, query, hits) => {
  expect(found(text, query)).toEqual(hits);
});

test('a query of only punctuation has no terms', () => {
  expect(parseQuery(' " – ,, "" ').terms).toEqual([]);
  expect(hitsIn('anything', parseQuery('…'))).toEqual([]);
});

test('a repeated word is one term, and names stay together', () => {
  const texts = (query: string) => parseQuery(query).terms.map(({ text }) => text);
  expect(texts(Array.from({ length: 100 }, () => 'a').join(' '))).toEqual(['a']);
  expect(texts('Knee "knee" hip knee')).toEqual(['knee', 'hip', 'knee']);
  expect(texts('total knee replacement total hip replacement')).toEqual([
    'total knee replacement',
    'total hip replacement',
  ]);
  expect(texts('the market of point of care testing')).toEqual(['market', 'point of care', 'testing']);
  expect(found('The POC segment and IVD', 'point of care in vitro diagnostics')).toEqual(['POC', 'IVD']);
  expect(found('kneecap', 'knee knee')).toEqual(['kneecap']);
});

test('anyHitsIn finds hits even if not every term matches', () => {
  expect(anyHitsIn('only knees', parseQuery('knee implant'))).toEqual([{ start: 5, end: 10 }]);
});

test('hits never overlap; of two that begin together, the longer one counts', () => {
  const text = 'total knee replacement';
  const query = parseQuery('"total knee" total "knee replacement"');
  expect(hitsIn(text, query).map(({ start, end }) => text.slice(start, end))).toEqual(['total knee']);
});

test('an index holds what every pattern needs, and its kinds are never mixed up', () => {
  const held = new Set(lexemesOf('Drug-eluting stents\nsold'));
  for (const query of ['stent', '"stents"', '"drug eluting"', 'eluted', 'sold']) {
    for (const { patterns } of parseQuery(query).terms) {
      expect([
        query,
        patterns.some((one) => lexemesFor(one).some((way) => way.lexemes.every((part) => held.has(part)))),
      ]).toEqual([query, true]);
    }
  }
  expect(held.has('+stents sold')).toBe(false);
});

test('pairs are certain for two adjacent words, but not for three', () => {
  expect(isCertain({ by: 'words', words: ['a', 'b'] })).toBe(true);
  expect(isCertain({ by: 'words', words: ['a', 'b', 'c'] })).toBe(false);
});

test.each([
  ['stnet', 'stent', 1],
  ['cementles', 'cementless', 1],
  ['catheder', 'catheter', 1],
  ['knee', 'knee', 0],
  ['', 'abc', 3],
])('%j and %j have a distance of %i', (one, other, steps) => {
  expect(distance(one, other)).toBe(steps);
});

test.each([
  ['2,366.8', '2366.8'],
  ['2.366,8', '2366.8'],
  ['1,200.0', '1200'],
  ['1.2bn', '1.2bn'],
  ['24.9¹', '24.9'],
  ['45²', '45'],
  ['m²', 'm2'],
])('FIND-05 the number %s is read as %s', (written, read) => {
  expect(foldedWords(written)).toEqual([read]);
});

test('FIND-05 dates, codes and lists of digits are no numbers', () => {
  expect(foldedWords('1.2.2020, v1.2.3, CAL-2024-0105, 10,20')).toEqual(
    '1 2 2020 v1 2 3 cal 2024 0105 10 20'.split(' '),
  );
});

test.each([
  ['sold for USD 2,366.8 million', '2366.8', ['2,366.8']],
  ['sold for 2366.8', '2,366.8', ['2366.8']],
  ['about 1,200 million in all', '$1.2 billion', ['1,200 million']],
  ['about $1.2bn in all', '1,200 million', ['1.2bn']],
  ['about 1.2 million in all', '$1.2 billion', []],
  ['1.2 million', '1.2m', ['1.2 million']],
  ['of 0.5 billion', '500 million', ['0.5 billion']],
])('FIND-05 in %j, %j finds %j', (text, query, hits) => {
  expect(found(text, query)).toEqual(hits);
});

test.each([
  ['a pacemaker', 'pace maker', ['pacemaker']],
  ['a pace-maker, a pace maker', 'pacemaker', ['pace-maker', 'pace maker']],
  ['an x-ray', 'xray', ['x-ray']],
  ['an xray', 'x-ray', ['xray']],
  ['X-ray', 'x ray', ['X', 'ray']],
  ['anaemia and anemia', 'anaemia', ['anaemia', 'anemia']],
  ['two prostheses', 'prosthesis', ['prostheses']],
  ['sterilised', 'sterilization', ['sterilised']],
  ['total knee replacements', 'TKR', ['total knee replacements']],
  ['total knee arthroplasties', 'TKR', ['total knee arthroplasties']],
  ['intraocular lenses', 'IOL', ['intraocular lenses']],
])('FIND-06 spellings and compounds: in %j, %j finds %j', (text, query, hits) => {
  expect(found(text, query)).toEqual(hits);
});

test.each([
  ['knee or hip', 'knee OR hip', ['knee', 'hip']],
  ['a hip', 'knee OR hip', ['hip']],
  ['a hip implant', 'knee OR hip implant', ['hip', 'implant']],
  ['a knee', 'knee -hip', ['knee']],
  ['a knee, not a hip', 'knee -hip', []],
  ['a knee, not a total hip', 'knee -"total hip"', []],
  ['minus 5 percent', '-5 percent', ['5', 'percent']],
  ['a well-known knee', 'well-known', ['well-known']],
  ['knee or', 'knee OR', ['knee']],
  ['in the OR', 'OR', ['OR']],
])('FIND-10 in %j, %j finds %j', (text, query, hits) => {
  expect(found(text, query)).toEqual(hits);
});

test('FIND-06 a vocabulary says what else is meant, one way or both', () => {
  const vocabulary: Vocabulary = {
    entries: [
      { words: ['Botox'], meansAlso: ['botulinum toxin', 'neuromodulators'], isMutual: false },
      { words: ['NPWT'], meansAlso: ['negative pressure'], isMutual: true },
    ],
  };
  const finds = (text: string, query: string) => hitsIn(text, parseQuery(query, vocabulary)).length > 0;
  expect(finds('Neuromodulators of all kinds', 'botox')).toBe(true);
  expect(finds('Botox', 'neuromodulators')).toBe(false);
  expect([finds('NPWT', 'negative pressure'), finds('negative pressure', 'npwt')]).toEqual([true, true]);
  expect(finds('TAVI', 'TAVR')).toBe(false);
});

test('FIND-04 an optional word is marked where it is, and not missed where it is not', () => {
  const query = parseQuery('knee erosion');
  const erosion = query.terms.map((term) => ({ ...term, isOptional: term.text === 'erosion' }));
  expect(hitsIn('a knee', { ...query, terms: erosion })).toHaveLength(1);
  expect(hitsIn('a knee, erosion', { ...query, terms: erosion })).toHaveLength(2);
  expect(hitsIn('erosion', { ...query, terms: erosion })).toEqual([]);
});

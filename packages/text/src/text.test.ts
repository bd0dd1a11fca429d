import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import { anyHitsIn, hitsIn } from './hits.ts';
import { isCertain, lexemesFor, lexemesOf } from './lexemes.ts';
import { parseQuery } from './query.ts';
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

test('words are letters and digits; hyphens and points separate them', () => {
  expect(foldedWords('Porous-metal “baseplates” cost €1,410.50 (15%).')).toEqual(
    'porous metal baseplates cost 1 410 50 15'.split(' '),
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
        patterns.some((one) => lexemesFor(one).lexemes.every((part) => held.has(part))),
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

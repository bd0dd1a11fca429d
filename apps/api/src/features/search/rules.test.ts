import { parseQuery } from '@caliper/text/query.ts';
import { expect, test } from 'vitest';
import type { CatalogueItem } from '../catalogue/index.ts';
import { besidePage, facetsOf, reportsPage } from './results.ts';
import { sentencesIn } from './sentences.ts';
import { snippetOf } from './snippet.ts';
import { near } from './spelling.ts';
import { type Choice, firstOf, sorted, type Thing } from './things.ts';
import { fieldQuery, sharesOf, tsqueryOf } from './tsquery.ts';

const cardiovascular = 3;
const orthopedics = 14;

function thing(id: number, item_year: number, chapters: number, over: Partial<CatalogueItem> = {}): Thing {
  const item = {
    item_id: id,
    item_year,
    category_id: orthopedics,
    region: 'Europe',
    ...over,
  } as CatalogueItem;
  const places = Array<number>(chapters).fill(1);
  return { kind: 'report', item, isMine: id === 1, count: 1, chapters: places, place: id, points: chapters };
}

const all = [
  thing(1, 2026, 2),
  thing(2, 2025, 7, { category_id: cardiovascular }),
  thing(3, 2024, 4, { region: 'Global' }),
];
const beside: Thing[] = [
  { ...thing(1, 2026, 0), kind: 'table', count: 12 },
  { ...thing(4, 2025, 0), kind: 'medsku' },
];

function ids(choice: Partial<Choice>): number[] {
  return reportsPage(all, { sortBy: 'new', ...choice }, 1).shown.map(({ item }) => item.item_id);
}

test('SRCH-03 results are sorted by year, by chapters or by category', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ sortBy: 'old' })).toEqual([3, 2, 1]);
  expect(ids({ sortBy: 'chapters' })).toEqual([2, 3, 1]);
  expect(ids({ sortBy: 'category' })).toEqual([2, 1, 3]);
});

test('FIND-01 the best match comes first if that is wanted', () => {
  expect(ids({ sortBy: 'best' })).toEqual([2, 3, 1]);
});

test('SRCH-03 FIND-07 category, region, year, kind and what one has narrow the results', () => {
  expect(ids({ category: 'Orthopedics' })).toEqual([1, 3]);
  expect(ids({ region: 'Global' })).toEqual([3]);
  expect(ids({ category: 'Cardiovascular', region: 'Global' })).toEqual([]);
  expect(ids({ year: 2025 })).toEqual([2]);
  expect(ids({ onlyMine: true })).toEqual([1]);
  expect(ids({ kinds: ['table'] })).toEqual([]);
});

test('SRCH-06 SRCH-09 a page has ten results, cut from the sorted list, and counts cover everything', () => {
  const many = Array.from({ length: 23 }, (_, index) => thing(index + 1, 2026, 1));
  const last = reportsPage(many, { sortBy: 'new' }, 3);
  expect(last).toMatchObject({ total: 23, page: 3, pages: 3 });
  expect(last.shown.map(({ item }) => item.item_id)).toEqual([21, 22, 23]);
  expect(last.categories).toEqual([{ category_name: 'Orthopedics', count: 23 }]);
  expect(reportsPage(many, { sortBy: 'new' }, 9).page).toBe(3);
});

test('the counts of categories do not depend on the chosen one', () => {
  const { categories, total } = reportsPage(all, { sortBy: 'new', category: 'Cardiovascular' }, 1);
  expect(total).toBe(1);
  expect(categories).toEqual([
    { category_name: 'Orthopedics', count: 2 },
    { category_name: 'Cardiovascular', count: 1 },
  ]);
});

test('FIND-07 tables and other kinds have pages of their own, and a report of many tables goes on to the next', () => {
  const first = besidePage([...all, ...beside], { sortBy: 'new' }, 1);
  expect(first).toMatchObject({ total: 13, pages: 2, shown: [{ from: 0, to: 10 }] });
  const second = besidePage([...all, ...beside], { sortBy: 'new' }, 2);
  expect(second.shown).toMatchObject([{ from: 10, to: 12 }, { thing: { kind: 'medsku' } }]);
});

test('FIND-07 each facet counts what the other choices leave', () => {
  const facets = facetsOf([...all, ...beside], { sortBy: 'new', year: 2025, kinds: ['report'] });
  expect(facets).toEqual({
    kinds: [
      { value: 'report', count: 1 },
      { value: 'medsku', count: 1 },
    ],
    years: [
      { value: 2026, count: 1 },
      { value: 2025, count: 1 },
      { value: 2024, count: 1 },
    ],
    regions: [{ value: 'Europe', count: 1 }],
    categories: [{ value: 'Cardiovascular', count: 1 }],
    mine: 0,
    all: 1,
  });
});

test('a query requires every term, in any of its patterns, and none that is excluded', () => {
  expect(tsqueryOf(parseQuery('"knee" "drug eluting stents" -"hip"'))).toBe(
    "(('=knee')) & (('+drug eluting' & '+eluting stents')) & !(('=hip'))",
  );
});

test('FIND-05 for those who may not read a text, phrases are words, and figures are nowhere', () => {
  const asked = (query: string) => tsqueryOf(parseQuery(query), 'others');
  expect(asked('"drug eluting stents"')).toBe("(('drug' & 'elut' & 'stent'))");
  for (const query of ['2366.8', '23', '"sold 2366"', '$1.2 billion', '2025.5', '201', 'covid19'])
    expect([query, asked(query)]).toEqual([query, "'!'"]);
  expect(asked('2025')).toBe("(('2025'))");
  expect(asked('"usd"')).not.toContain('#');
  expect(asked('usd')).not.toContain('#');
  expect(asked('knee -2366')).not.toContain('2366');
});

test('what readers and others find is asked for once', () => {
  expect(sharesOf(parseQuery('knee'))).toEqual({
    both: "(('knee') | ('=knee':*))",
    readers: "(('+k nee') | ('#knee':*)) & !((('knee') | ('=knee':*)))",
    others: null,
  });
  expect(sharesOf(parseQuery('knee "hip"')).readers).toContain(" & ((('knee') | ");
  expect(sharesOf(parseQuery('2025'))).toEqual({ both: "(('2025'))", readers: null, others: null });
  expect(sharesOf(parseQuery('knee 2366.8'))).toMatchObject({ both: null, others: null });
});

test('what stands side by side for readers only is not all that others find', () => {
  const [reader, others] = ["(('+hip implants'))", "(('hip' & 'implant'))"];
  expect(sharesOf(parseQuery('"hip implants"'))).toEqual({
    both: `(${reader}) & (${others})`,
    readers: `(${reader.slice(1, -1)}) & !(${others})`,
    others: `(${others}) & !(${reader})`,
  });
  // Others must be without both words, which a reader may find apart.
  expect(sharesOf(parseQuery('knee -"hip implants"')).readers).toMatch(/^\(.* \| \('hip' & 'implant'\)\) & /);
});

test('the first of many are those that sorting all of them puts first', () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    thing(1 + ((at * 179) % 500), 2000 + ((at * 37) % 27), at % 9),
  );
  for (const sortBy of ['new', 'old', 'chapters', 'best'] as const) {
    for (const most of [1, 10, 60, 300, 900])
      expect(firstOf(many, sortBy, most)).toEqual(sorted(many, sortBy).slice(0, most));
  }
});

test('a name stands in a field with all of its words', () => {
  expect(fieldQuery(parseQuery('"hip implants"').terms[0] as never, 'heading')).toBe(
    "(('^hhip' & '^himplant'))",
  );
});

const text = `Scope\nThe market for knees is old.\n${'A long way off stand words that nobody looks for. '.repeat(8)}Here the valve meets the knee, and ${'goes on and on '.repeat(30)}\nEnd`;

test('a snippet shows whole words from the place with most of the query', () => {
  const snippet = snippetOf(text, parseQuery('valve knee')) ?? '';
  expect(snippet).toMatch(/^….*Here the valve meets the knee, and goes on.*…$/);
  expect(snippet.length).toBeLessThan(215);
});

test('a short block is its own snippet, and without a match there is none', () => {
  expect(snippetOf(text, parseQuery('market'))).toBe('The market for knees is old.');
  expect(snippetOf(text, parseQuery('spine'))).toBeNull();
});

test.each([
  ['a word longer than a snippet', 'x'.repeat(500), 'xxx', /^x{200}…$/],
  ['a language without spaces', '骨科植入物市场'.repeat(60), '骨科植', /^骨科植.{197}…$/],
  ['surrogate pairs', `knee${'😀'.repeat(300)}`, 'knee', /^knee(😀){98}…$/u],
  ['a surrogate pair at the edge', `knees${'😀'.repeat(300)}`, 'knee', /^knees(😀){97}…$/u],
  ['no space before', `${'a/'.repeat(2000)}knee end`, 'knee', /^…knee end$/],
  ['no space after', `at the knee${'/a'.repeat(2000)}`, 'knee', /^at the knee(\/a)+.?…$/],
  ['a row of many cells', `${'12\t'.repeat(400)}knee\t${'7\t'.repeat(400)}`, 'knee', /^…(12 )+knee( 7)+…$/],
])('SRCH-04 a snippet includes the match and is short: %s', (_, long, query, expected) => {
  const snippet = snippetOf(`Before\n${long}\nAfter`, parseQuery(query)) ?? '';
  expect(snippet).toMatch(expected);
  expect(snippet.isWellFormed()).toBe(true);
  expect(snippet.length).toBeLessThanOrEqual(202);
});

test('similar words come nearest first, if they are near enough', () => {
  expect(near('stnet', ['steel', 'street', 'stent', 'stage'])).toEqual(['stent']);
  expect(near('ortodontcs', ['orthodontics', 'periodontics'])).toEqual(['orthodontics']);
  expect(near('abcd', ['wxyz'])).toEqual([]);
  expect(near('stent', ['stent'])).toEqual([]);
});

test('FIND-11 the sentences with hits are listed, each once, with how many of the words stand in it', () => {
  const text = 'A knee, by Dr. X. Two knees cost 5.5 euros. A hip.\nKnee\t7\tand hip';
  expect(sentencesIn(text, parseQuery('knee OR hip'))).toMatchObject([
    { hit: 1, text: 'A knee, by Dr.', words: 1 },
    { hit: 2, text: 'Two knees cost 5.5 euros.', words: 1 },
    { hit: 3, text: 'A hip.' },
    { hit: 4, text: 'Knee 7 and hip' },
  ]);
  expect(sentencesIn(text, parseQuery('knee hip')).at(-1)).toMatchObject({ words: 2 });
});

test('FIND-11 a long sentence is cut between words around its first hit', () => {
  const text = `${'before and '.repeat(40)}the knee ${'and after '.repeat(40)}.`;
  const [sentence] = sentencesIn(text, parseQuery('knee'));
  expect(sentence?.text).toMatch(/^…\w.* the knee and after .*\w…$/);
  expect(sentence?.text.length).toBeLessThan(245);
});

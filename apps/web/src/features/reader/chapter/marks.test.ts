// @vitest-environment jsdom
import { hitsIn } from '@caliper/text/hits.ts';
import { parseQuery } from '@caliper/text/query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clean, element } from '../../../../../api/src/features/reports/ingest/html/clean-tree.ts';
import { plainText } from '../../../../../api/src/features/reports/ingest/html/text.ts';
import { writeHtml } from '../../../../../api/src/features/reports/ingest/html/write.ts';
import { clearMarks, markHits, showCurrent } from './marks.ts';
import { prepareChapter } from './prepare-chapter.ts';
import { readText } from './read-text.ts';

function rootOf(chapter_content: string): HTMLElement {
  return prepareChapter({ chapter_number: 1, chapter_title: 'Title', chapter_content, images: {} }).root;
}

function marksIn(root: HTMLElement): (string | null)[] {
  return [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);
}

test('READ-13 each hit gets its own mark, in reading order', () => {
  const root = rootOf('<h1>Stents</h1><p>A stent, two stents.</p><ul><li>Stenting</li></ul>');
  expect(markHits(root, parseQuery('stent'))).toBe(4);
  expect(marksIn(root)).toEqual(['Stents', 'stent', 'stents', 'Stenting']);
  expect([...root.querySelectorAll('mark')].map(({ dataset }) => dataset.hit)).toEqual(['1', '2', '3', '4']);
});

test('READ-13 a hit across several elements is one mark, and the rest of it is highlighted', () => {
  const root = rootOf('<p>The <b>drug</b>-<i>eluting ste</i>nt.</p>');
  expect(markHits(root, parseQuery('"drug eluting stent"'))).toBe(1);
  expect(marksIn(root)).toEqual(['drug']);
  expect([...root.querySelectorAll('[data-hit-rest="1"]')].map((one) => one.textContent)).toEqual([
    '-',
    'eluting ste',
    'nt',
  ]);
});

test('READ-13 a phrase does not match across cells or blocks', () => {
  const root = rootOf(
    '<p>left</p><p>right</p><table data-table="1"><tbody><tr><td>left</td><td>right</td></tr></tbody></table>',
  );
  expect(markHits(root, parseQuery('"left right"'))).toBe(0);
});

test("READ-13 the page's own words are not found", () => {
  const root = rootOf(
    '<table data-table="1"><tbody><tr><td>x</td></tr></tbody></table><figure><img></figure>',
  );
  for (const slot of root.querySelectorAll('[data-part="table-tools"]')) slot.textContent = 'Export';
  for (const word of ['export', 'enlarge', 'title']) expect(markHits(root, parseQuery(word))).toBe(0);
});

test('READ-13 a reset restores the content', () => {
  const root = rootOf('<h1>One</h1><p>one <b>one</b> two one</p><p>one</p>');
  const { outerHTML } = root;
  const pieces = readText(root).places.length;
  markHits(root, parseQuery('one'));
  markHits(root, parseQuery('two'));
  expect(marksIn(root)).toEqual(['two']);
  clearMarks(root);
  expect(root.outerHTML).toBe(outerHTML);
  expect(readText(root).places).toHaveLength(pieces);
});

test('READ-13 only one hit is marked as the current one', () => {
  const root = rootOf('<p>one <b>o</b>ne one</p>');
  markHits(root, parseQuery('one'));
  showCurrent(root, 1);
  expect(showCurrent(root, 2)?.textContent).toBe('o');
  expect(root.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  expect([...root.querySelectorAll('[data-hit-now]')].map((one) => one.textContent)).toEqual(['o', 'ne']);
  expect(showCurrent(root, 9)).toBeNull();
  expect(root.querySelector('[data-hit-now], [aria-current]')).toBeNull();
});

const word = fc.constantFrom(
  'knee',
  'knees',
  'hip',
  'Hip',
  'market',
  'Märkte',
  'x-ray',
  'the',
  '12.5',
  'TAVR',
  ' ',
  ', ',
);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
const inline: fc.Arbitrary<Clean> = fc.oneof(
  { arbitrary: words, weight: 4 },
  fc.tuple(fc.constantFrom('b', 'i', 'sup'), words).map(([tag, text]) => element(tag as 'b', [text])),
  fc.constant(element('br')),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 });
const cell = line.map((children) => element('td', children));
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
const table = fc.tuple(line, rows).map(([caption, cells]) =>
  element(
    'table',
    [
      element('caption', caption),
      element(
        'tbody',
        cells.map((row) => element('tr', row)),
      ),
    ],
    { 'data-kind': 'default', 'data-table': '1' },
  ),
);
const block = fc.oneof(
  fc
    .tuple(fc.constantFrom('h2', 'h3', 'p', 'blockquote'), line)
    .map(([tag, children]) => element(tag as 'p', children)),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) =>
    element(
      'ul',
      items.map((one) => element('li', one)),
    ),
  ),
  line.map((children) => element('figure', [element('img'), element('figcaption', children)])),
  table,
);
const chapter = fc.array(block, { minLength: 1, maxLength: 5 });
const asked = fc.constantFrom(
  'knee',
  'hip market',
  '"knee hip"',
  '"the market"',
  'x-ray',
  'mar',
  'tavi',
  '12',
  'the',
  '"hip"',
);

test('READ-13 there are as many marks as hits in the plain text, and a reset restores it exactly', () => {
  fc.assert(
    fc.property(chapter, asked, (blocks, term) => {
      const text = plainText(blocks);
      const root = rootOf(writeHtml(blocks));
      const { outerHTML } = root;
      expect(readText(root).text).toBe(text);
      const count = markHits(root, parseQuery(term));
      expect(count).toBe(hitsIn(text, parseQuery(term)).length);
      expect(root.querySelectorAll('mark')).toHaveLength(count);
      expect(readText(root).text).toBe(text);
      clearMarks(root);
      expect(root.outerHTML).toBe(outerHTML);
    }),
    { numRuns: 80 },
  );
});

test('ING-11 a formula is searched as its line of text, and marked as a whole', () => {
  const html = '<p>So <math alttext="CAGR = 5"><mi>CAGR</mi><mo>=</mo><mn>5</mn></math>.</p>';
  const root = rootOf(html);
  expect(readText(root).text).toBe('So CAGR = 5.');
  expect(markHits(root, parseQuery('cagr'))).toBe(1);
  expect(root.querySelector('mark[data-hit="1"] > math')).not.toBeNull();
  clearMarks(root);
  expect(root.innerHTML).toContain(html);
});

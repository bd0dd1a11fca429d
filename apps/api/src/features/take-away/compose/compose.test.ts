import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableFrom } from '../document.fixture.ts';
import type { Block } from '../document.ts';
import { compose } from './compose.ts';
import type { Parts, RawChapter, RawDocument } from './raw.ts';

const stamp = { person: 'Ines Moreau', company: 'Meridian', licence: '', day: '2026-11-18', terms: '' };
const meta = {} as RawDocument['meta'];
const all: Parts = { text: true, charts: true, sources: true };

const value = tableFrom(
  [[{ text: 'Country' }, { text: '2023' }, { text: '2024' }, { text: '2025' }]],
  [
    ['Germany', '1.5', '2.5', '3.5'],
    ['France', '1.0', '2.0', '3.0'],
  ],
  {
    block: 't1',
    caption: 'Table 5.1: Value by country\nUSD million',
    units: 'USD million',
    footnotes: ['Without stems.', 'Source: survey'],
  },
);

const chapter = (over: Partial<RawChapter> = {}): RawChapter => ({
  report_id: 7,
  chapter_number: 5,
  title: 'Market value',
  html: '',
  tables: [value],
  pictures: { 'a.png': { path: '/tmp/a.png', type: 'image/png', width: 10, height: 5 } },
  number: 5,
  origin: '',
  citation: 'Caliper, Knees, chapter 5: Market value',
  address: 'https://caliper.example/reports/7/knees/5',
  ...over,
});

const html = `<h1 id="b1">Market value</h1><h3 id="b2">Prices</h3><p id="b3">See <a href="#t1"><b>Table</b></a>, <a href="#chapter-6:x">six</a>, <a href="#gone">gone</a> and H<sub>2</sub>O.</p>
<table id="t1" data-table="1"></table><p id="b4" data-note="">Without stems.</p><p id="b5" data-note="">Another note</p>
<figure id="f1"><img data-image="a.png" alt="A curve"><figcaption>Figure 5.2 Growth</figcaption></figure>
<ul id="l1"><li>One<ul><li>Deeper</li></ul></li><li><p>Two</p></li></ul><blockquote id="q1"><p>Said.</p></blockquote><hr id="h1">`;

const blocksOf = (over: Partial<RawChapter>, parts = all): readonly Block[] =>
  compose({ meta, stamp, parts, sources: [], chapters: [chapter({ html, ...over })] }).chapters[0]?.blocks ??
  [];

test('TAKE-06 a stored chapter becomes headings, text, lists, figures, tables and the chart that a table deserves', () => {
  const blocks = blocksOf({});
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'chart',
    'table',
    'paragraph',
    'figure',
    'list',
    'paragraph',
  ]);
  expect(blocks[0]).toMatchObject({ level: 3, runs: [{ text: 'Prices' }] });
  expect(blocks[1]).toMatchObject({
    runs: [
      { text: 'See ' },
      { text: 'Table', bold: true, link: '#c1-t1' },
      { text: ', ' },
      { text: 'six', link: 'https://caliper.example/reports/7/knees/6#x' },
      { text: ', ' },
      { text: 'gone' },
      { text: ' and H' },
      { text: '2', raised: 'sub' },
      { text: 'O.' },
    ],
  });
  expect(blocks[2]).toMatchObject({
    chart: { shape: 'lines', categories: ['2023', '2024', '2025'], unit: 'USD million' },
  });
  expect(blocks[3]).toMatchObject({
    label: 'Table 5.1',
    title: 'Value by country',
    subtitle: 'USD million',
    notes: ['Without stems.'],
    source: 'Source: survey',
    citation: 'Caliper, Knees, chapter 5: Market value, Table 5.1.',
    address: 'https://caliper.example/reports/7/knees/5#t1',
  });
  expect(blocks[4]).toMatchObject({ style: 'note', runs: [{ text: 'Another note' }] });
  expect(blocks[5]).toMatchObject({
    label: 'Figure 5.2',
    title: 'Growth',
    alt: 'A curve',
    image: { path: '/tmp/a.png' },
  });
  expect(blocks[6]).toMatchObject({
    isOrdered: false,
    items: [
      { depth: 0, runs: [{ text: 'One' }] },
      { depth: 1, runs: [{ text: 'Deeper' }] },
      { depth: 0, runs: [{ text: 'Two' }] },
    ],
  });
});

test('TAKE-05 TAKE-06 tables stay whatever is left out, and a clip is its block alone', () => {
  const kinds = (parts: Parts) => blocksOf({}, parts).map(({ kind }) => kind);
  expect(kinds({ ...all, text: false, charts: false })).toEqual(['table']);
  expect(kinds({ ...all, text: false })).toEqual(['chart', 'table', 'figure']);
  expect(blocksOf({ only: ['f1'] }).map(({ kind }) => kind)).toEqual(['figure']);
});

test('TAKE-06 a link leads to a chapter that is taken too, and no link leads nowhere', () => {
  const six = chapter({ chapter_number: 6, html: '<p id="x">There</p>', tables: [] });
  const { chapters } = compose({ meta, stamp, parts: all, sources: [], chapters: [chapter({ html }), six] });
  const links = JSON.stringify(chapters).match(/"link":"[^"]*"/g);
  expect(links).toContain('"link":"#c2-x"');
});

test('TAKE-06 TAKE-11 a link leads to the whole chapter beside a clip of it, and to the portal from a clip alone', () => {
  const six = chapter({ chapter_number: 6, html: '<p id="x">There</p><p id="y">Clipped</p>', tables: [] });
  const clip = { ...six, only: ['y'] };
  const linksWith = (...others: RawChapter[]) => {
    const chapters = [chapter({ html }), ...others];
    return JSON.stringify(compose({ meta, stamp, parts: all, sources: [], chapters })).match(
      /"link":"[^"]*"/g,
    );
  };
  expect(linksWith(six, clip)).toContain('"link":"#c2-x"');
  expect(linksWith(clip)).toContain('"link":"https://caliper.example/reports/7/knees/6#x"');
});

test('TAKE-06 whatever a chapter holds, links have their ends, and the stamp is there', () => {
  const tag = fc.constantFrom('p', 'h2', 'li', 'blockquote', 'ul', 'b', 'sup', 'br', 'figure', 'table');
  const piece = fc
    .tuple(tag, fc.string(), fc.boolean())
    .map(
      ([name, text, isClosed]) =>
        `<${name} id="x${text.length}"><a href="#x${text.length % 7}">${text}</a>${isClosed ? `</${name}>` : ''}`,
    );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const made = compose({
        meta,
        stamp,
        parts: all,
        sources: [],
        chapters: [chapter({ html: pieces.join('') })],
      });
      expect(made.stamp).toEqual(stamp);
      const ids = new Set(
        made.chapters.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]),
      );
      for (const [, link = ''] of JSON.stringify(made).matchAll(/"link":"#([^"]*)"/g))
        expect(ids.has(link)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

import { expect, test } from 'vitest';
import { readingOf, tableHtml } from '../reports/changes/reading.fixture.ts';
import { type Series, seriesIn } from './table-series.ts';

interface Written {
  caption: string;
  head: string[];
  rows: (string | number)[][];
  chapter?: string;
}

function read({ caption, head, rows, chapter = 'Overview' }: Written): Series[] {
  const html = tableHtml({ caption: `Table 1.1 ${caption}`, head: [head], rows });
  const [table] = readingOf({ [chapter]: html }).chapters[0]?.tables ?? [];
  const markets = new Set(['cone-beam units', 'growth factors']);
  const around = { chapter_title: chapter, item_name: 'Dental Imaging', region: 'Europe', markets };
  return table ? seriesIn(table, around) : [];
}

const told = (all: readonly Series[]) =>
  all.map(({ metric, base, place, labels }) => [
    metric,
    base,
    place,
    labels.map(({ text }) => text).join(' > '),
  ]);

test('FIND-02 the name of a market says nothing of what is measured', () => {
  const found = read({
    caption: 'Value by country and market<br>USD million, 2025',
    head: ['Country', 'Cone-Beam Units', 'Growth Factors'],
    rows: [['Germany', '9.7', '3.1']],
  });
  expect(told(found)).toEqual([
    ['value', null, 'Germany', 'Cone-Beam Units'],
    ['value', null, 'Germany', 'Growth Factors'],
  ]);
});

test('FIND-02 money is never a number of units', () => {
  const rows = [['Germany', '9.7']];
  expect(read({ caption: 'Units by country<br>USD million', head: ['Country', '2025'], rows })).toEqual([]);
});

test('FIND-02 the growth of patients is not that of value', () => {
  const rows = [['Germany', '120', '3.5']];
  const head = ['Country', '2025', 'CAGR 2025–32, %'];
  expect(read({ caption: 'Patients with scanners, by country', head, rows })).toEqual([]);
});

test('FIND-02 a share says of what it is', () => {
  const shares = (of: string) =>
    read({
      caption: `Company shares in scanners<br>Share of ${of}, in %`,
      head: ['Company', '2025'],
      rows: [['Halden', '20.5']],
    });
  expect([...shares('value'), ...shares('units')].map(({ base }) => base)).toEqual(['value', 'units']);
});

test('FIND-02 a part of the region is not the region', () => {
  const rows = ['Europe, 14 areas', 'Rest of Europe', 'Nordics'].map((name) => [name, '9.7']);
  const found = read({
    caption: 'Value of scanners, by country<br>USD million',
    head: ['Country', '2025'],
    rows,
  });
  expect(found.map(({ place }) => place)).toEqual(['Europe', 'Rest of Europe', 'Nordics']);
});

test('FIND-02 a place that we do not know is not what a table is about', () => {
  const rows = [['Ontario', '9.7']];
  const found = read({ caption: 'Value by area, all markets<br>USD million', head: ['Area', '2025'], rows });
  expect(told(found)).toEqual([['value', null, 'Ontario', 'Dental Imaging > Ontario']]);
});

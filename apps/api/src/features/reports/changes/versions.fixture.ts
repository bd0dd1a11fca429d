import { readingOf } from './reading.fixture.ts';
import type { Reading } from './reading.ts';

/** A report from which HTML is written, so that what a version says is known without reading it. */
export interface ModelReport {
  chapters: ModelChapter[];
}

export interface ModelChapter {
  title: string;
  paragraphs: string[];
  tables: ModelTable[];
}

export interface ModelTable {
  /** Tells a table apart throughout its versions; not written. */
  id: string;
  number: string;
  title: string;
  unit: string;
  columns: ModelLine[];
  /** The first label is that of a group, if there are two; rows of a group stand together. */
  rows: ModelLine[];
  /** By the ids of row and column. */
  values: Map<string, number>;
}

export interface ModelLine {
  id: string;
  path: string[];
}

export function valueKey(row: ModelLine, column: ModelLine): string {
  return `${row.id} ${column.id}`;
}

const formats = [0, 1].map(
  (decimals) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);

/** A figure as the table shows it: in millions with a decimal, in thousands without. */
export function shownValue({ unit }: ModelTable, value: number): string {
  return formats[unit.includes('thousand') ? 0 : 1]?.format(value) ?? '';
}

export function readModel({ chapters }: ModelReport): Reading {
  const html = ({ paragraphs, tables }: ModelChapter) =>
    [...paragraphs.map((text) => `<p>${text}</p>`), ...tables.map(tableHtml)].join('');
  return readingOf(Object.fromEntries(chapters.map((chapter) => [chapter.title, html(chapter)])));
}

function tableHtml(table: ModelTable): string {
  const { number, title, unit, columns, rows, values } = table;
  const stubs = rows[0]?.path.length ?? 1;
  const depth = Math.max(...columns.map(({ path }) => path.length));
  const corner = `<th${span('col', stubs)}${span('row', depth)}>Name</th>`;
  const heads = Array.from({ length: depth }, (_, level) => {
    const runs = runsOf(
      columns.map(({ path }) => path[level] ?? ''),
      columns.map(({ path }) => path.slice(0, level).join()),
    );
    return `<tr>${level === 0 ? corner : ''}${runs.map(({ text, length }) => `<th${span('col', length)}>${text}</th>`).join('')}</tr>`;
  });
  const groups = runsOf(
    rows.map(({ path }) => path[0] ?? ''),
    rows.map(() => ''),
  );
  const starts = new Map<number, number>();
  let at = 0;
  for (const { length } of groups) {
    starts.set(at, length);
    at += length;
  }
  const body = rows.map((row, index) => {
    const label = (text: string, length = 1) => `<td${span('row', length)}>${text}</td>`;
    const group = stubs > 1 && starts.has(index) ? label(row.path[0] ?? '', starts.get(index)) : '';
    const cells = columns.map((column) => label(shownValue(table, values.get(valueKey(row, column)) ?? 0)));
    return `<tr>${group}${label(row.path.at(-1) ?? '')}${cells.join('')}</tr>`;
  });
  const caption = title ? `<caption>Table ${number} ${title}<br>${unit}</caption>` : '';
  return `<table>${caption}<thead>${heads.join('')}</thead><tbody>${body.join('')}</tbody></table>`;
}

function span(kind: 'row' | 'col', length: number): string {
  return length > 1 ? ` ${kind}span="${length}"` : '';
}

/** Equal neighbours become one cell, unless what stands above them differs. */
function runsOf(texts: readonly string[], above: readonly string[]): { text: string; length: number }[] {
  const runs: { text: string; length: number; above: string }[] = [];
  for (const [at, text] of texts.entries()) {
    const last = runs.at(-1);
    if (last && last.text === text && last.above === above[at]) last.length += 1;
    else runs.push({ text, length: 1, above: above[at] ?? '' });
  }
  return runs;
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chapterFrom } from '../reports/ingest/chapters/chapter.fixture.ts';
import { samples } from '../reports/ingest/tables/grid.fixture.ts';
import { findPython, openWith, type SeenSheet } from './openpyxl.fixture.ts';
import { place } from './table-place.fixture.ts';
import { tableSheet } from './table-sheet.ts';

const python = await findPython();
const where = python ? 'reopened by openpyxl' : 'not run, python3-openpyxl is missing: reopened by openpyxl';

async function sheetOf(html: string): Promise<Buffer> {
  const [table] = chapterFrom(html).tables;
  if (!table) throw new Error('No table');
  return tableSheet(table, place);
}

describe.skipIf(!python)(where, () => {
  test('ING-02 in a spreadsheet every value stands under its headings, whatever their spans', async () => {
    const tables = fc.sample(samples, { numRuns: 40, seed: 7 });
    const seen = await openWith(python ?? '', await Promise.all(tables.map(({ html }) => sheetOf(html))));
    for (const [index, { values }] of tables.entries())
      for (const { text, columns, rows } of values) {
        const sheet = seen[index];
        const at = sheet && addressOf(sheet, Number(text.replace(',', '')));
        if (!at) throw new Error(`${text} is not in the sheet as a number`);
        expect({ text, columns: above(sheet, at), rows: before(sheet, at) }).toEqual({ text, columns, rows });
      }
  });
});

interface Place {
  row: number;
  column: number;
}

function addressOf({ cells }: SeenSheet, value: number): Place | null {
  const [address] = Object.entries(cells).find(([, [seen]]) => seen === value) ?? [];
  return address ? placeOf(address) : null;
}

function placeOf(address: string): Place {
  const [, letters = '', digits = ''] = address.match(/^([A-Z]+)(\d+)$/) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

/** The text at a place, through the merged area that covers it. */
function textAt({ cells, merged }: SeenSheet, wanted: Place): [string, string] | null {
  for (const [address, [value, type]] of Object.entries(cells)) {
    const own = placeOf(address);
    const [, end = address] = merged.find((area) => area.startsWith(`${address}:`))?.split(':') ?? [];
    const last = placeOf(end);
    const isInside =
      own.row <= wanted.row &&
      wanted.row <= last.row &&
      own.column <= wanted.column &&
      wanted.column <= last.column;
    if (isInside && type === 's') return [address, String(value)];
  }
  return null;
}

/** Headings above a place, from top to bottom; the first line is the title of the sheet. */
function above(sheet: SeenSheet, { row, column }: Place): string[] {
  const found = new Map<string, string>();
  for (let at = 2; at < row; at += 1) {
    const [address, text] = textAt(sheet, { row: at, column }) ?? [];
    if (address && text) found.set(address, text);
  }
  return [...found.values()];
}

function before(sheet: SeenSheet, { row, column }: Place): string[] {
  const found = new Map<string, string>();
  for (let at = 1; at < column; at += 1) {
    const [address, text] = textAt(sheet, { row, column: at }) ?? [];
    if (address && text) found.set(address, text);
  }
  return [...found.values()];
}

import type { Writable } from 'node:stream';
import type { ChartBlock, DocumentChapter, TableBlock, TakenDocument } from '../document.ts';
import { editionLine, filePropertiesOf, licenceLine } from '../document-words.ts';
import { writePackage } from '../ooxml/package.ts';
import { propertyParts } from '../ooxml/properties.ts';
import { createRelations } from '../ooxml/relations.ts';
import { createSheetNames, placeIn } from '../ooxml/sheets/addresses.ts';
import { bookParts } from '../ooxml/sheets/book.ts';
import type { Sheet } from '../ooxml/sheets/sheet.ts';
import { contentsSheet, type SheetEntry } from './contents-sheet.ts';
import { chartSheet, tableSheet } from './table-sheet.ts';
import { type ListedTable, mostValues, valueCount, valuesSheet } from './values-sheet.ts';

type Exhibit = TableBlock | ChartBlock;

interface Placed {
  block: Exhibit;
  chapter: DocumentChapter;
  name: string;
}

/** A document as a workbook: its contents, a sheet for each table and chart, and all values in one list. */
export async function writeWorkbook(
  document: TakenDocument,
  to: Writable | string,
  progress?: (done: number, of: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const root = createRelations();
  const sheets = sheetsOf(document);
  const parts = [
    ...bookParts(sheets, root),
    ...propertyParts(filePropertiesOf(document), 'Microsoft Excel', root),
  ];
  let done = 0;
  await writePackage(parts, root, to, {
    signal,
    onPart({ path }) {
      if (!path.startsWith('xl/worksheets/')) return;
      done += 1;
      progress?.(done, sheets.length);
    },
  });
}

function sheetsOf(document: TakenDocument): Sheet[] {
  const { meta, stamp, chapters } = document;
  const nameFor = createSheetNames();
  const contents = nameFor('Contents', '');
  const exhibits: Placed[] = chapters.flatMap((chapter) =>
    sheetBlocks(chapter).map((block) => {
      const otherwise = block.kind === 'table' ? 'Table' : 'Chart';
      return { block, chapter, name: nameFor(block.label || block.title, otherwise) };
    }),
  );
  const listed = exhibits.flatMap(({ block, chapter }) =>
    block.kind === 'table' ? [{ block, chapter, report: chapter.origin || meta.title }] : [],
  );
  const footer = licenceLine(stamp);
  const lists = inSheets(listed).map((tables) => valuesSheet(nameFor('All values', ''), tables, footer));
  const closing = [editionLine(meta), licenceLine(stamp)].filter((line) => line !== '');
  const frame = { contents: placeIn(contents, 'A1'), closing, footer };
  const names = lists.map(({ name }) => name);
  return [
    contentsSheet(document, { name: contents, entries: exhibits.map(entryOf), lists: names, footer }),
    ...exhibits.map(({ block, name }) =>
      block.kind === 'table' ? tableSheet(block, { ...frame, name }) : chartSheet(block, { ...frame, name }),
    ),
    ...lists,
  ];
}

/** Charts stand for the tables that they are drawn from; where there is no table, their numbers are a sheet of their own. */
function sheetBlocks({ blocks }: DocumentChapter): Exhibit[] {
  const tables = blocks.filter((block) => block.kind === 'table');
  return tables.length > 0 ? tables : blocks.filter((block) => block.kind === 'chart');
}

/** As many tables in a list as a sheet has room for. */
function inSheets(tables: readonly ListedTable[]): ListedTable[][] {
  const lists: ListedTable[][] = [];
  let left = 0;
  for (const table of tables) {
    const values = valueCount(table);
    if (values > left) {
      lists.push([]);
      left = mostValues;
    }
    lists.at(-1)?.push(table);
    left -= values;
  }
  return lists;
}

function entryOf({ block, chapter, name }: Placed): SheetEntry {
  const { title, subtitle } = block;
  if (block.kind === 'chart') {
    const { categories, series, unit } = block.chart;
    return { name, chapter, title, unit, rows: categories.length, columns: series.length };
  }
  const { rows, header, units } = block.table;
  const columns = Math.max(
    0,
    ...[...header, ...rows].map((row) => row.reduce((sum, cell) => sum + (cell.colspan ?? 1), 0)),
  );
  return { name, chapter, title, unit: units || subtitle, rows: rows.length, columns };
}

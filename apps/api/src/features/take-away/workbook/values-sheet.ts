import { sheetNumber } from '../../reader/index.ts';
import { keyTable, standings, unitOf } from '../../reports/index.ts';
import type { DocumentChapter, TableBlock } from '../document.ts';
import { type Look, type SheetCell, type SheetRow, textCell, valueCell } from '../ooxml/sheets/cells.ts';
import type { Sheet } from '../ooxml/sheets/sheet.ts';
import { looks } from './looks.ts';

/** A table with what its values are known by in a list of all of them. */
export interface ListedTable {
  block: TableBlock;
  chapter: DocumentChapter;
  report: string;
}

const columns = [
  { head: 'Report', width: 34 },
  { head: 'Chapter', width: 9 },
  { head: 'Chapter title', width: 26 },
  { head: 'Table', width: 12 },
  { head: 'Table title', width: 38 },
  { head: 'Row', width: 30 },
  { head: 'Column', width: 24 },
  { head: 'Year', width: 8 },
  { head: 'Value', width: 14 },
  { head: 'Unit', width: 18 },
  { head: 'Measured or forecast', width: 14 },
  { head: 'As written', width: 14 },
  { head: 'Source', width: 50 },
] as const;

/** A sheet holds 1,048,576 rows. */
export const mostValues = 1_000_000;

/** About how many rows a table gives to the list; never fewer than it does. */
export function valueCount({ block }: ListedTable): number {
  return block.table.rows.reduce((sum, row) => sum + row.length, 0);
}

/** All values of some tables below each other, so that they can be filtered, sorted and counted. */
export function valuesSheet(name: string, tables: readonly ListedTable[], footer: string): Sheet {
  return {
    name,
    footer,
    frozenRows: 1,
    filter: columns.length,
    body: () => ({ columns, rows: valueRows(tables) }),
  };
}

function* valueRows(tables: readonly ListedTable[]): Generator<SheetRow> {
  yield columns.map(({ head }) => textCell(head, looks.head));
  for (const table of tables) yield* valuesOf(table);
}

function* valuesOf({ block, chapter, report }: ListedTable): Generator<SheetRow> {
  const keyed = keyTable(block.table);
  const { table, parts, cellAt } = keyed;
  const standing = standings(keyed);
  const start = [
    text(report),
    chapter.number === null ? null : valueCell(chapter.number, looks.plain),
    text(chapter.title),
    text(block.label),
    text(block.title),
  ];
  const source = text(block.source || block.citation);
  for (const part of parts) {
    const columns = part.columns.map((column) => ({ column, name: text(column.path.join(', ')) }));
    for (const row of part.rows) {
      const path = text(row.path.join(', '));
      for (const { column, name } of columns) {
        const cell = cellAt(row.at, column.at);
        if (!cell || (cell.number === undefined && cell.low === undefined && cell.high === undefined))
          continue;
        const around = cell.unit || table.columnUnits?.[column.at] || table.units;
        const number = sheetNumber(cell, around);
        const { state, year } = standing(row, column);
        yield [
          ...start,
          path,
          name,
          year === null ? null : valueCell(year, looks.plain),
          number ? valueCell(number.value, formatted(number.format)) : null,
          // Where a cell has a scale of its own, the value is in that of its column.
          text(cell.scale === undefined || !number ? unitOf(table, column.at, cell) : around),
          text(state === 'unknown' ? '' : state),
          text(cell.text),
          source,
        ];
      }
    }
  }
}

function text(content: string): SheetCell | null {
  return content === '' ? null : textCell(content, looks.plain);
}

const formats = new Map<string, Look>();

function formatted(format: string): Look {
  const look = formats.get(format) ?? { ...looks.plain, format };
  formats.set(format, look);
  return look;
}

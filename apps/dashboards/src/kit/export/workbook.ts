import { asFraction, sheetText } from '@caliper/text/sheet-text.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import type { CellObject, Row, SheetData } from 'write-excel-file/browser';
import { type FigureSheet, groupHeads, type SheetColumn, wholeHead } from '../sheet.ts';
import { type ExportWords, filteredWords } from './words.ts';

/** A panel for a spreadsheet. */
export interface PanelSheet {
  title: string;
  note: string;
  sheet: FigureSheet;
  /** What it compares: all names are there, whatever was filtered. */
  compared?: string | readonly string[] | undefined;
}

/** One sheet for each panel: title, what is shown, the numbers, notes and source. */
export function workbookOf(panels: readonly PanelSheet[], words: ExportWords) {
  const names = sheetNames(panels.map(({ title }) => title));
  return panels.map((panel, index) => {
    const above = linesAbove(panel, words);
    const heads = headRows(panel.sheet);
    return {
      sheet: names[index] ?? `Sheet ${index + 1}`,
      data: [...above, ...heads, ...bodyRows(panel.sheet), ...linesBelow(words)],
      columns: columnWidths(panel.sheet),
      stickyRowsCount: above.length + heads.length,
      stickyColumnsCount: 1,
    };
  });
}

function linesAbove({ title, note, compared }: PanelSheet, words: ExportWords): SheetData {
  return [
    [{ ...sheetText(title), fontWeight: 'bold', fontSize: 13 }],
    [sheetText(words.title)],
    ...[note, filteredWords(words, compared)].filter((line) => line !== '').map((line) => [sheetText(line)]),
    [],
  ];
}

const headLook = { fontWeight: 'bold', backgroundColor: '#E8EEF2', bottomBorderStyle: 'thin' } as const;

/** The unit above the numbers, and above a forecast the word. */
function headRows(sheet: FigureSheet): SheetData {
  const { columns } = sheet;
  const groups: Row = groupHeads(sheet).map((text) => text && { ...sheetText(text), fontWeight: 'bold' });
  const heads = columns.map((column) => ({
    ...sheetText(wholeHead(column)),
    ...headLook,
    align: column.decimals === undefined ? ('left' as const) : ('right' as const),
  }));
  return columns.some(({ group }) => group) ? [groups, heads] : [heads];
}

function bodyRows({ columns, rows }: FigureSheet): SheetData {
  return rows.map(({ cells, decimals, isTotal }) =>
    cells.map((cell, index) => {
      const look = isTotal ? ({ fontWeight: 'bold' } as const) : {};
      // A row with a precision of its own is about something else, such as a mean below shares.
      const kind = decimals === undefined ? (columns[index] ?? {}) : { decimals };
      return cell === null ? null : { ...cellOf(cell, kind), ...look };
    }),
  );
}

/** Numbers are numbers and words are words; nothing becomes a formula. */
function cellOf(cell: string | number, kind: Pick<SheetColumn, 'decimals' | 'isPercent'>): CellObject {
  const { decimals = 0, isPercent = false } = kind;
  if (typeof cell === 'string') return sheetText(cell);
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  if (isPercent) return { type: Number, value: asFraction(cell), format: `${format}%` };
  return { type: Number, value: cell, format };
}

function linesBelow({ notes, source, stamp }: ExportWords): SheetData {
  return [[], ...[...notes, source, ...stamp].map((line) => [sheetText(line)])];
}

function columnWidths({ columns, rows }: FigureSheet): { width: number }[] {
  return columns.map((column, index) => {
    const texts = rows.map(({ cells }) => cells[index]).filter((cell) => typeof cell === 'string');
    const longest = Math.max(wholeHead(column).length, ...texts.map((text) => text.length));
    return { width: Math.min(48, Math.max(10, longest + 2)) };
  });
}

const longestName = 31;

/** Names that the format allows: short, without some characters, and each once. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title, index) => {
    const plain = withoutEnds(title.replace(/[[\]:*?/\\]/g, ' ')) || `Sheet ${index + 1}`;
    let name = withoutEnds(plain.slice(0, longestName));
    for (let copy = 2; taken.has(name.toLowerCase()); copy++)
      name = `${plain.slice(0, longestName - 4).trim()} (${copy})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** A name may not begin or end with an apostrophe. */
function withoutEnds(name: string): string {
  return name.replace(/^['\s]+|['\s]+$/g, '');
}

export async function saveWorkbook(
  panels: readonly PanelSheet[],
  words: ExportWords,
  name: string,
): Promise<void> {
  // Loaded for the first export: few readers export.
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  saveFile(await writeExcelFile(workbookOf(panels, words)).toBlob(), `${name}.xlsx`);
}

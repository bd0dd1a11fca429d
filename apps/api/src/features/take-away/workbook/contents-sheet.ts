import type { TakenDocument } from '../document.ts';
import { editionLine, licenceLine } from '../document-words.ts';
import { placeIn } from '../ooxml/sheets/addresses.ts';
import { type SheetRow, textCell, valueCell } from '../ooxml/sheets/cells.ts';
import type { Sheet } from '../ooxml/sheets/sheet.ts';
import { colours } from '../ooxml/theme.ts';
import { looks } from './looks.ts';

/** What the contents say about a sheet. */
export interface SheetEntry {
  name: string;
  chapter: { number: number | null; title: string; origin: string };
  title: string;
  unit: string;
  rows: number;
  columns: number;
}

const columns = [
  { head: 'Sheet', width: 32 },
  { head: 'Title', width: 60 },
  { head: 'Unit', width: 24 },
  { head: 'Chapter', width: 9 },
  { head: 'Chapter title', width: 34 },
  { head: 'Report', width: 44 },
  { head: 'Rows', width: 8 },
  { head: 'Columns', width: 9 },
] as const;

interface ContentsSetting {
  name: string;
  entries: readonly SheetEntry[];
  /** The sheets with all values. */
  lists: readonly string[];
  footer: string;
}

/** What the workbook is, for whom it was made, and a link to each of its sheets. */
export function contentsSheet(document: TakenDocument, setting: ContentsSetting): Sheet {
  const { name, footer } = setting;
  return { name, footer, tab: colours.accent, body: () => ({ columns, rows: rowsOf(document, setting) }) };
}

function rowsOf(document: TakenDocument, { entries, lists }: ContentsSetting): SheetRow[] {
  const none = [textCell('There are no tables in this document.', looks.subtitle)];
  const all = (list: string) => [
    linkTo(list),
    textCell('All values of all tables, one in each row', looks.plain),
  ];
  const listed = [
    columns.map(({ head }) => textCell(head, looks.head)),
    ...entries.map(entryRow),
    ...lists.map(all),
  ];
  return [...about(document), [], ...(entries.length === 0 ? [none] : listed), ...sources(document)];
}

function about({ meta, stamp }: TakenDocument): SheetRow[] {
  const place = [meta.region, meta.year].filter(Boolean).join(', ');
  const lines = [meta.subtitle, place, editionLine(meta)];
  const note = meta.releaseNote === '' ? '' : `About this version: ${meta.releaseNote}`;
  const small = [note, meta.citation, licenceLine(stamp), stamp.terms];
  return [
    [textCell(meta.title, looks.title)],
    ...lines.filter((line) => line !== '').map((line) => [textCell(line, looks.subtitle)]),
    ...small.filter((line) => line !== '').map((line) => [textCell(line, looks.small)]),
    ...(meta.address ? [[{ ...textCell(meta.address, looks.link), link: { address: meta.address } }]] : []),
  ];
}

function entryRow({ name, chapter, title, unit, rows, columns: width }: SheetEntry): SheetRow {
  return [
    linkTo(name),
    textCell(title, looks.wrapped),
    textCell(unit, looks.wrapped),
    valueCell(chapter.number, looks.number),
    textCell(chapter.title, looks.wrapped),
    textCell(chapter.origin, looks.wrapped),
    valueCell(rows, looks.plain),
    valueCell(width, looks.plain),
  ];
}

function linkTo(sheet: string) {
  return { ...textCell(sheet, looks.link), link: { place: placeIn(sheet, 'A1') } };
}

function sources({ sources: entries }: TakenDocument): SheetRow[] {
  if (entries.length === 0) return [];
  return [
    [],
    [textCell('Sources', { ...looks.subtitle, bold: true })],
    ...entries.map(({ text, address }) => [
      address ? { ...textCell(text, looks.link), link: { address } } : textCell(text, looks.small),
    ]),
  ];
}

import { posix } from 'node:path';
import { type Archive, openArchive } from '../zip/archive.ts';
import type { Member } from '../zip/entry-checks.ts';
import { Refused } from '../zip/refused.ts';
import { type Cell, columnIndex, type Sheet, type SheetFile, type SheetRow, Unreadable } from './sheet.ts';
import { formatsIn, type NumberFormat } from './xlsx-formats.ts';
import { damaged, type Element, openElements } from './xml.ts';

/** Limits for a workbook; those for rows and columns are Excel's own. */
const most = { texts: 2_000_000, letters: 128 * 1024 * 1024, columns: 16_384, rows: 1_048_576 };
const limit = { bytes: Number.POSITIVE_INFINITY, message: '' };

/** Reads a workbook row by row, however large it is; only its texts and formats are kept in memory. */
export async function openXlsx(path: string): Promise<SheetFile> {
  const archive = await openArchive(path).catch(asUnreadable);
  try {
    const part = (name: string) =>
      archive.members.find((member) => member.name.toLowerCase() === name.toLowerCase());
    const workbook = part('xl/workbook.xml');
    if (!workbook) throw new Unreadable('This is not an Excel workbook (.xlsx).');
    const targets = await targetsIn(archive, part('xl/_rels/workbook.xml.rels'));
    const texts = await sharedTexts(archive, part('xl/sharedStrings.xml'));
    const formats = await formatsIn(elementsOf(archive, part('xl/styles.xml')));
    const sheets: Sheet[] = [];
    for await (const { name, attributes } of elementsOf(archive, workbook)) {
      const member = part(pathOf(targets.get(relationOf(attributes)) ?? ''));
      if (name !== 'sheet' || !member) continue;
      const rows = () => rowsOf(elementsOf(archive, member), { texts, formats });
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible';
      sheets.push({ name: (attributes.name ?? '').slice(0, 100), isHidden, rows });
    }
    return { sheets, close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw asUnreadable(error);
  }
}

function asUnreadable(error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  const [first] = error.findings;
  // The names of files inside mean nothing to the person who made the workbook.
  throw first?.file ? damaged() : new Unreadable(first?.message ?? '');
}

/** The attribute's prefix is whatever the workbook chose for relationships. */
function relationOf(attributes: Record<string, string>): string {
  const found = Object.entries(attributes).find(([name]) => name.endsWith(':id'));
  return found?.[1] ?? '';
}

/** Relative to the workbook's folder, unless it starts at the root. */
function pathOf(target: string): string {
  return posix.resolve('/xl', target).slice(1);
}

async function* elementsOf(archive: Archive, member: Member | undefined): AsyncGenerator<Element> {
  if (!member) return;
  const elements = openElements();
  const decoder = new TextDecoder();
  try {
    for await (const chunk of archive.unpack(member, limit))
      yield* elements.read(decoder.decode(chunk, { stream: true }));
    yield* elements.end();
  } catch (error) {
    asUnreadable(error);
  }
}

async function targetsIn(archive: Archive, member: Member | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  for await (const { name, attributes } of elementsOf(archive, member))
    if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '');
  return targets;
}

/** Texts shared by many cells are stored apart from them. */
async function sharedTexts(archive: Archive, member: Member | undefined): Promise<string[]> {
  const texts: string[] = [];
  let letters = 0;
  for await (const { name, text } of elementsOf(archive, member)) {
    if (name !== 'si') continue;
    texts.push(unescaped(text));
    letters += text.length;
    if (texts.length > most.texts || letters > most.letters)
      throw new Unreadable('The workbook holds too many different texts. Save it as CSV.');
  }
  return texts;
}

/** Workbooks write characters that XML cannot hold as _x000D_. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

interface Context {
  texts: string[];
  formats: NumberFormat[];
}

/** Skips rows without cells, as there can be very many. */
async function* rowsOf(elements: AsyncIterable<Element>, context: Context): AsyncGenerator<SheetRow> {
  let cells: Cell[] = [];
  let row = 0;
  for await (const element of elements) {
    if (element.name === 'c') {
      const place = columnOf(element.attributes.r, cells.length);
      while (cells.length < place) cells.push({ text: '' });
      cells[place] = cellOf(element, context);
    }
    if (element.name !== 'row') continue;
    row = rowNumber(element.attributes.r, row + 1);
    if (cells.length > 0) yield { row, cells };
    cells = [];
  }
}

function columnOf(reference: string | undefined, next: number): number {
  const letters = reference?.match(/^([A-Z]{1,3})\d*$/i)?.[1];
  if (reference !== undefined && letters === undefined) throw damaged();
  const place = letters ? columnIndex(letters.toUpperCase()) : next;
  if (place >= most.columns) throw damaged();
  return place;
}

function rowNumber(given: string | undefined, next: number): number {
  const row = given === undefined ? next : Number(given);
  if (!Number.isInteger(row) || row < 1 || row > most.rows) throw damaged();
  return row;
}

function cellOf({ attributes, text, isComputed }: Element, { texts, formats }: Context): Cell {
  if (isComputed) return { text, odd: 'formula' };
  const type = attributes.t ?? 'n';
  if (text === '') return { text };
  if (type === 's') return { text: texts[Number(text)] ?? brokenText() };
  if (type === 'e') return { text, odd: 'error' };
  if (type === 'd') return { text, odd: 'date' };
  if (type === 'b') return { text, odd: 'boolean' };
  if (type !== 'n') return { text: unescaped(text) };
  const format = formats[Number(attributes.s ?? 0)] ?? { digits: 0 };
  if (typeof format === 'string') return { text, odd: format };
  // Some programs write 2024 as 2024.0.
  const shown = text.replace(/^(-?\d+)\.0+$/, '$1');
  return { text: /^\d+$/.test(shown) ? shown.padStart(format.digits, '0') : shown };
}

function brokenText(): never {
  throw damaged();
}

import { type Archive, openArchive } from '../../../../platform/zip/archive.ts';
import type { Member } from '../../../../platform/zip/entry-checks.ts';
import { Refused } from '../../../../platform/zip/refused.ts';
import { type Cell, columnIndex, type Sheet, type SheetFile, type SheetRow, Unreadable } from './sheet.ts';
import { formatsIn, type NumberFormat } from './xlsx-formats.ts';
import { type Element, openElements } from './xml.ts';

/** The most of one part that is held: what is larger than this is rows, and those are passed on. */
const heldBytes = 256 * 1024 * 1024;
const limit = { bytes: Number.POSITIVE_INFINITY, message: '' };

/** Reads a workbook row by row, however many it has; only its texts and formats are held. */
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
    for await (const element of elementsOf(archive, workbook)) {
      if (element.name !== 'sheet') continue;
      const member = part(pathOf(targets.get(element.attributes['r:id'] ?? '') ?? ''));
      const rows = () => rowsOf(elementsOf(archive, member), { texts, formats });
      if (member) sheets.push({ name: element.attributes.name ?? '', rows });
    }
    return { sheets, close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw asUnreadable(error);
  }
}

function asUnreadable(error: unknown): never {
  throw error instanceof Refused ? new Unreadable(error.findings[0]?.message ?? '') : error;
}

/** Relative to the folder of the workbook, unless it starts at the root. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
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

/** Texts that many cells share stand apart from them. */
async function sharedTexts(archive: Archive, member: Member | undefined): Promise<string[]> {
  const texts: string[] = [];
  let held = 0;
  for await (const { name, text } of elementsOf(archive, member)) {
    if (name !== 'si') continue;
    texts.push(text);
    held += text.length;
    if (held > heldBytes)
      throw new Unreadable('The workbook holds too many different texts. Save it as CSV.');
  }
  return texts;
}

interface Context {
  texts: string[];
  formats: NumberFormat[];
}

async function* rowsOf(elements: AsyncIterable<Element>, context: Context): AsyncGenerator<SheetRow> {
  let cells: Cell[] = [];
  let row = 0;
  for await (const { name, attributes, text, has } of elements) {
    if (name === 'c') {
      const place = attributes.r ? columnIndex(attributes.r.replace(/\d+$/, '')) : cells.length;
      while (cells.length < place) cells.push({ text: '' });
      cells[place] = cellOf(attributes, text, has, context);
    }
    if (name !== 'row') continue;
    row = attributes.r ? Number(attributes.r) : row + 1;
    yield { row, cells };
    cells = [];
  }
}

function cellOf(attributes: Record<string, string>, text: string, has: Set<string>, context: Context): Cell {
  if (has.has('f')) return { text, odd: 'formula' };
  const type = attributes.t ?? 'n';
  if (type === 's') return { text: context.texts[Number(text)] ?? '' };
  if (type === 'e') return { text, odd: 'error' };
  if (type === 'd') return { text, odd: 'date' };
  if (type !== 'n' || text === '') return { text };
  const format = context.formats[Number(attributes.s ?? 0)] ?? 'plain';
  return format === 'plain' ? { text } : { text, odd: format };
}

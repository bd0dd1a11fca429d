import { createReadStream } from 'node:fs';
import { type Cell, type SheetFile, type SheetRow, Unreadable } from './sheet.ts';

const quote = '"';
/** A longer record is probably missing its closing quotation mark. */
const longestRecord = 100_000;

export function openCsv(path: string): SheetFile {
  return { sheets: [{ name: '', isHidden: false, rows: () => readRows(path) }], close: () => {} };
}

async function* readRows(path: string): AsyncGenerator<SheetRow> {
  let rest = '';
  let row = 0;
  let separator = '';
  for await (const text of decoded(path)) {
    rest += text;
    // Like spreadsheets, accept a first line that names the separator.
    const said = separator === '' ? rest.match(/^sep=(.)\r?\n/) : null;
    if (said) rest = rest.slice(said[0].length);
    if (said) row = 1;
    separator ||= said?.[1] ?? separatorOf(rest);
    const records = new Records(rest, separator);
    for (let cells = records.next(); cells; cells = records.next()) {
      row++;
      // There can be very many blank lines.
      if (cells.length > 1 || cells[0]?.text !== '') yield { row, cells };
    }
    rest = rest.slice(records.read);
    if (rest.length > longestRecord) throw endless(row + 1, rest);
  }
  if (rest === '') return;
  const cells = new Records(`${rest}\n`, separator || separatorOf(rest)).next();
  if (!cells) throw endless(row + 1, rest);
  yield { row: row + 1, cells };
}

function endless(row: number, rest: string): Unreadable {
  if (rest.includes(quote)) return new Unreadable(`Row ${row} does not end: a quotation mark is not closed.`);
  return new Unreadable(`Row ${row} is longer than ${longestRecord} characters.`);
}

async function* decoded(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    let held = '';
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      const text = held + decoder.decode(chunk, { stream: true });
      // Keep a final carriage return until the next character is known, which may be a line feed.
      held = text.endsWith('\r') ? '\r' : '';
      yield withNewlines(held ? text.slice(0, -1) : text);
    }
    yield withNewlines(held + decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw new Unreadable('The file is not in UTF-8. Save it as CSV UTF-8.');
    throw error;
  }
}

/** Some programs end lines with a carriage return alone. */
function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** The one that occurs most in the header. */
function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((one) => ({ one, count: header.split(one).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).one;
}

/** The complete records at the start of a text. */
class Records {
  /** How much of the text has been read. */
  read = 0;
  readonly #text: string;
  readonly #separator: string;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
  }

  /** Undefined if the next record is not complete yet. */
  next(): Cell[] | undefined {
    const cells: Cell[] = [];
    let place = this.read;
    for (;;) {
      const field = this.#text[place] === quote ? this.#quoted(place) : this.#plain(place);
      if (!field) return undefined;
      cells.push(this.#separator === ';' ? { text: field.text, mayHaveGroups: true } : { text: field.text });
      place = field.end + 1;
      if (this.#text[field.end] === this.#separator) continue;
      this.read = place;
      return cells;
    }
  }

  #plain(from: number): { text: string; end: number } | undefined {
    let end = from;
    const text = this.#text;
    while (end < text.length && text[end] !== this.#separator && text[end] !== '\n') end++;
    if (end === text.length) return undefined;
    return { text: text.slice(from, end), end };
  }

  /** A doubled quotation mark means one. Text after the closing mark belongs to the field. */
  #quoted(from: number): { text: string; end: number } | undefined {
    const text = this.#text;
    let place = from + 1;
    for (;;) {
      const close = text.indexOf(quote, place);
      if (close === -1 || close + 1 === text.length) return undefined;
      if (text[close + 1] !== quote) {
        const rest = this.#plain(close + 1);
        return (
          rest && { text: text.slice(from + 1, close).replaceAll('""', quote) + rest.text, end: rest.end }
        );
      }
      place = close + 2;
    }
  }
}

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { opensFormula } from '@caliper/text/sheet-text.ts';
import { licenceLine, stampLines } from '../../exports/index.ts';
import { writePackage } from '../ooxml/package.ts';
import { propertyParts } from '../ooxml/properties.ts';
import { createRelations } from '../ooxml/relations.ts';
import { bookParts } from '../ooxml/sheets/book.ts';
import { textCell, valueCell } from '../ooxml/sheets/cells.ts';
import { linesIn } from './lines-in.ts';
import type { RowsAbout, WriteTask } from './task.ts';
import { createTidy, tidyHead } from './tidy.ts';
import { tooLong } from './too-long.ts';

type RowsTask = Extract<WriteTask, { from: 'rows' }>;

/** Writes the rows of a dashboard as a list that programs read: one observation a row, a column for each of its parts. */
export async function writeRows(task: RowsTask, progress: (done: number, of: number) => void): Promise<void> {
  const write = task.format === 'csv' ? writeCsv : writeSheet;
  await write(task, progress);
}

async function writeCsv({ path, lines, about }: RowsTask, progress: (done: number, of: number) => void) {
  const to = createWriteStream(path);
  const rowsOf = createTidy(about);
  // Spreadsheets know by this mark that it is UTF-8.
  to.write(`\uFEFF${[...tidyHead(about), 'source'].map(field).join(',')}\r\n`);
  // A note below the rows would be one of them for a program: it stands beside the first.
  let source: string = [about.citation, ...stampLines(about.stamp)].join(' ');
  let done = 0;
  for (const line of linesIn(lines)) {
    let text = '';
    for (const row of rowsOf(line)) {
      text += `${[...row, source].map(field).join(',')}\r\n`;
      source = '';
    }
    if (!to.write(text)) await once(to, 'drain');
    done += 1;
    if (done % step === 0) progress(done, 0);
  }
  to.end();
  await once(to, 'finish');
}

const step = 1000;

/** Text stays text, also in a program that would calculate it. */
function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = opensFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A sheet has no more rows than this. */
const mostRows = 1_048_576 - 1;

async function writeSheet({ path, lines, about }: RowsTask, progress: (done: number, of: number) => void) {
  const counted = countRows(about, lines);
  if (counted > mostRows) throw new Error(tooLong);
  const root = createRelations();
  const head = tidyHead(about);
  let done = 0;
  function* rows() {
    const rowsOf = createTidy(about);
    yield head.map((text) => textCell(text, headLook));
    for (const line of linesIn(lines))
      for (const row of rowsOf(line)) {
        done += 1;
        if (done % step === 0) progress(done, counted);
        yield row.map((value) => (typeof value === 'string' ? textCell(value) : valueCell(value)));
      }
  }
  const notes = [about.title, about.citation, ...stampLines(about.stamp)];
  const columns = head.map((text) => ({ width: Math.min(40, Math.max(12, text.length + 4)) }));
  const footer = licenceLine(about.stamp);
  const sheets = [
    {
      name: 'Rows',
      frozenRows: 1,
      filter: head.length,
      footer,
      body: () => ({ columns, rows: rows() }),
    },
    {
      name: 'About',
      footer,
      body: () => ({ columns: [{ width: 110 }], rows: notes.map((text) => [textCell(text)]) }),
    },
  ];
  const parts = [...bookParts(sheets, root), ...propertyParts(propertiesOf(about), 'Microsoft Excel', root)];
  await writePackage(parts, root, path);
}

const headLook = { bold: true, fill: 'E8EEF2' };

function countRows(about: RowsAbout, lines: string): number {
  const rowsOf = createTidy(about);
  let count = 0;
  for (const line of linesIn(lines)) count += rowsOf(line).length;
  return count;
}

function propertiesOf({ title, citation, stamp }: RowsAbout) {
  return {
    title,
    subject: citation,
    provider: citation.split(',')[0] ?? '',
    description: stampLines(stamp).join(' '),
    language: 'en-GB',
    day: stamp.day,
  };
}

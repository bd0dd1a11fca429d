import { type FileHandle, open } from 'node:fs/promises';
import type { Finding } from '@caliper/contract/problem.ts';
import { type PdfObject, pdfObjects } from './pdf-objects.ts';
import { isDictionary, isName, isReference, type PdfValue, Unreadable } from './pdf-values.ts';

export type PdfFault = Pick<Finding, 'message' | 'remedy'>;

const remedy = 'Print it to a new PDF, which leaves that out.';
const faults = {
  noPdf: { message: 'This is not a PDF.', remedy: 'Save it as one, or leave it out and we make it.' },
  unreadable: {
    message: 'The PDF cannot be checked, because it is damaged or built in an unusual way.',
    remedy: 'Print it to a new PDF.',
  },
  encrypted: {
    message: 'The PDF is encrypted.',
    remedy: 'Save it without a password and without protection.',
  },
  scripts: { message: 'The PDF holds scripts.', remedy },
  programs: { message: 'The PDF holds actions that start programs or send data.', remedy },
  opening: { message: 'The PDF does something by itself when it is opened or turned to a page.', remedy },
  files: { message: 'Other files are embedded in the PDF.', remedy },
} as const satisfies Record<string, PdfFault>;

/** Names that only such documents contain, as keys or as types. Links to addresses are not among them. */
const forbidden = new Map<string, keyof typeof faults>([
  ['Encrypt', 'encrypted'],
  ...(['JavaScript', 'JS', 'XFA', 'OnInstantiate', 'RichMedia'] as const).map(
    (name) => [name, 'scripts'] as const,
  ),
  ...(['Launch', 'SubmitForm', 'ImportData', 'GoToE'] as const).map((name) => [name, 'programs'] as const),
  ['AA', 'opening'],
  ...(['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'] as const).map(
    (name) => [name, 'files'] as const,
  ),
]);

/** What is wrong with a PDF, for whoever uploads it; none if it only shows pages. */
export async function inspectPdf(path: string): Promise<PdfFault[]> {
  const file = await open(path);
  try {
    if (!(await beginsAsPdf(file))) return [faults.noPdf];
    const { names, openings } = await survey(pdfObjects(file));
    const found = [...names].flatMap((name) => forbidden.get(name) ?? []);
    if (!(await areDestinations(openings, () => pdfObjects(file)))) found.push('opening');
    if (!names.has('Catalog') || !(names.has('Page') || names.has('Pages'))) found.push('noPdf');
    return [...new Set(found)].map((one) => faults[one]);
  } catch (error) {
    if (error instanceof Unreadable) return [faults.unreadable];
    throw error;
  } finally {
    await file.close();
  }
}

/** The mark may come after something else, but soon. */
async function beginsAsPdf(file: FileHandle): Promise<boolean> {
  const { buffer } = await file.read({ buffer: Buffer.alloc(1024), position: 0 });
  return buffer.includes('%PDF-');
}

interface Survey {
  /** Those that matter. */
  names: Set<string>;
  /** What the document does when it is opened. */
  openings: PdfValue[];
}

async function survey(objects: AsyncIterable<PdfObject>): Promise<Survey> {
  const found: Survey = { names: new Set(), openings: [] };
  for await (const { value } of objects) look(value, found);
  return found;
}

const telling = new Set([...forbidden.keys(), 'Catalog', 'Page', 'Pages']);

function look(value: PdfValue, found: Survey): void {
  if (isName(value)) note(value.name, found);
  else if (Array.isArray(value)) for (const one of value) look(one, found);
  else if (isDictionary(value)) {
    for (const [key, values] of value.entries) {
      note(key, found);
      if (key === 'OpenAction') found.openings.push(...values);
      for (const one of values) look(one, found);
    }
  }
}

function note(name: string, { names }: Survey): void {
  if (telling.has(name)) names.add(name);
}

/** Programs write which page to show first as an opening action. Anything but a place in the document is refused. */
async function areDestinations(
  openings: PdfValue[],
  objects: () => AsyncIterable<PdfObject>,
): Promise<boolean> {
  const elsewhere = new Set(openings.filter(isReference).map(({ refersTo }) => refersTo));
  const values = openings.filter((one) => !isReference(one));
  if (elsewhere.size > 0)
    for await (const one of objects()) if (isAmong(elsewhere, one)) values.push(one.value);
  return values.length >= elsewhere.size && values.every(isDestination);
}

/** An object with a comment in its head has a number that is not known here: any action may be the one. */
function isAmong(wanted: Set<number>, { number, value }: PdfObject): boolean {
  return number === null ? isDictionary(value) && value.entries.has('S') : wanted.has(number);
}

function isDestination(value: PdfValue): boolean {
  if (value === null || Array.isArray(value)) return true;
  if (!isDictionary(value) || value.entries.has('Next')) return false;
  const types = value.entries.get('S') ?? [];
  return types.length > 0 && types.every((type) => isName(type) && type.name === 'GoTo');
}

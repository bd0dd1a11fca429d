import { readFile, writeFile } from 'node:fs/promises';
import { peopleFile as limits } from '@caliper/contract/limits.ts';
import { openFile } from '../../platform/sheets/open-file.ts';
import { isBlank, type SheetFile, type SheetRow, Unreadable } from '../../platform/sheets/sheet.ts';

const columns = ['email', 'name', 'firstName', 'lastName', 'title', 'phone'] as const;
type Column = (typeof columns)[number];

/** What people and programs call the columns, without anything but letters. */
const names: Record<string, Column> = {
  email: 'email',
  mail: 'email',
  emailaddress: 'email',
  emailadresse: 'email',
  primaryemail: 'email',
  workemail: 'email',
  username: 'email',
  userprincipalname: 'email',
  name: 'name',
  fullname: 'name',
  displayname: 'name',
  firstname: 'firstName',
  givenname: 'firstName',
  vorname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  familyname: 'lastName',
  nachname: 'lastName',
  title: 'title',
  jobtitle: 'title',
  professionaltitle: 'title',
  position: 'title',
  role: 'title',
  funktion: 'title',
  phone: 'phone',
  phonenumber: 'phone',
  mobile: 'phone',
  mobilephone: 'phone',
  telephone: 'phone',
  telefon: 'phone',
};

/** A person as a row has them, every text as it was written but for the spaces around and within it. */
export interface ListedPerson {
  row: number;
  email: string;
  name: string;
  title: string;
  phone: string;
}

export interface ListedPeople {
  people: ListedPerson[];
  /** Columns that nothing was read from. */
  ignored: string[];
}

/** The people of a CSV or XLSX file whose columns have names, in any order; of the first sheet that has such columns. */
export async function readPeople(path: string): Promise<ListedPeople> {
  const file = await openFile(await inUtf8(path));
  try {
    return await peopleIn(file);
  } finally {
    file.close();
  }
}

async function peopleIn({ sheets }: SheetFile): Promise<ListedPeople> {
  for (const sheet of sheets.filter(({ isHidden }) => !isHidden)) {
    let head: { places: Map<Column, number>; ignored: string[] } | undefined;
    const people: ListedPerson[] = [];
    let looked = 0;
    for await (const row of sheet.rows()) {
      if (isBlank(row)) continue;
      if (head) people.push(personIn(row, head.places));
      else head = headIn(row);
      // A title may stand above the columns.
      if (!head && ++looked >= 10) break;
      if (people.length > limits.rows)
        throw new Unreadable(`The file has more than ${limits.rows} people. Divide it into several.`);
    }
    if (head && people.length === 0) throw new Unreadable('There is nobody below the names of the columns.');
    if (head) return { people, ignored: head.ignored };
  }
  throw new Unreadable(
    'No column is called Email. The first row names the columns: Email, Name, Title, Phone.',
  );
}

function headIn({ cells }: SheetRow): { places: Map<Column, number>; ignored: string[] } | undefined {
  const places = new Map<Column, number>();
  const ignored: string[] = [];
  for (const [place, { text }] of cells.entries()) {
    const column = names[text.toLowerCase().replace(/[^\p{L}]/gu, '')];
    if (column && !places.has(column)) places.set(column, place);
    else if (text.trim() !== '') ignored.push(text.trim().slice(0, 60));
  }
  return places.has('email') ? { places, ignored } : undefined;
}

function personIn({ row, cells }: SheetRow, places: Map<Column, number>): ListedPerson {
  const text = (column: Column) =>
    (cells[places.get(column) ?? -1]?.text ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim();
  const email = text('email').replace(/^mailto:/i, '');
  return {
    row,
    // 'Ann Bell <ann@example.com>', as mail programs write it.
    email: (/<([^<>]+)>$/.exec(email)?.[1] ?? email).toLowerCase(),
    name: text('name') || `${text('firstName')} ${text('lastName')}`.trim(),
    title: text('title'),
    // What keeps a spreadsheet from making it a number, or a formula.
    phone: text('phone').replace(/^'/, ''),
  };
}

/** What spreadsheets save as "CSV" or "Unicode text" is often neither UTF-8 nor says what it is. */
async function inUtf8(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (bytes.toString('latin1', 0, 2) === 'PK') return path;
  const text = decoded(bytes);
  if (text === null) return path;
  const next = `${path}-utf8`;
  await writeFile(next, text);
  return next;
}

function decoded(bytes: Buffer): string | null {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  // Whatever else has zeros is no text at all, which its opener says best.
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

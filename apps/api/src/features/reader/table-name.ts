/** A table of a chapter: its place among the tables, and what its caption says. */
export interface Captioned {
  number: number;
  caption: string;
}

export interface TableName {
  /** What people call it, such as “Table 5.5”. */
  label: string;
  /** The part that tells it apart in the name of a file. */
  inFile: string;
  /** Whether another table of the chapter goes by the same number. */
  isShared: boolean;
}

/** “Table 5.5”, “Exhibit ES-1”, “Table A.1” at the beginning of a caption. */
const numbered =
  /^\s*(table|tab\.|exhibit|figure|fig\.)\s+((?:[a-z]{1,3}[.‐–-]?)?\d{1,4}(?:[.‐–-]\d{1,4}){0,3}[a-z]?)(?!\w|,\d)/i;

/** A table is called what its caption says, or else by its place. If two share a number, both tell their place too. */
export function tableName(number: number, tables: readonly Captioned[]): TableName {
  const own = nameIn(tables.find((one) => one.number === number) ?? { number, caption: '' });
  const sharing = tables.filter((one) => key(nameIn(one).number) === key(own.number));
  const isShared = sharing.length > 1;
  const inFile = isShared ? `${own.number}-place-${number}` : own.number;
  return { label: own.label, inFile, isShared };
}

function nameIn({ number, caption }: Captioned): { label: string; number: string } {
  const [, word, written] = caption.match(numbered) ?? [];
  return written
    ? { label: `${word} ${written}`, number: written }
    : { label: `Table ${number}`, number: String(number) };
}

/** File names are the same to many systems if only their case differs, and dashes are all written as hyphens. */
function key(number: string): string {
  return number.toLowerCase().replace(/[‐–]/g, '-');
}

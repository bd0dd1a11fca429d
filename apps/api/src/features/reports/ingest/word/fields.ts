import { readAddress } from '../html/links.ts';
import { TooComplex } from '../html/source.ts';
import type { Link } from './line.ts';
import type { Removal } from './removals.ts';

/** The fields that are open at a place: of each, first the instruction comes, then the result as it was last stored. */
export interface Fields {
  begin(): void;
  instruct(text: string): void;
  separate(): void;
  end(): void;
  /** Whether text here is part of an instruction, or of a result that is left out. */
  isSilent(): boolean;
  /** Whether a picture here is left out: also linked pictures leave a copy of themselves. */
  isBlind(): boolean;
  /** Says that something is shown here. */
  fill(): void;
  link(): Link | null;
  /** Where a field begins that does not end; null if there is none. */
  unended(): string | null;
}

interface Field {
  place: string;
  instruction: string;
  shows: 'nothing yet' | 'nothing' | 'pictures' | 'all';
  isFilled: boolean;
  link: Link | null;
}

const longest = 10_000;
/** Word nests a few; a field that does not end holds all that follow it. */
const deepest = 1000;
const contents = new Set(['TOC', 'INDEX', 'TOA', 'RD']);
const included = new Set(['INCLUDETEXT', 'DDE', 'DDEAUTO', 'IMPORT', 'DATABASE', 'AUTOTEXT', 'INCLUDE']);
/** What Word shows of these is not stored, or is a number that must not be missing. */
const computed = setOf(
  '= SEQ AUTONUM AUTONUMLGL AUTONUMOUT LISTNUM SYMBOL FORMCHECKBOX FORMDROPDOWN MACROBUTTON GOTOBUTTON STYLEREF NOTEREF',
);
/** These show nothing, or only what concerns paper; or what they lack is told otherwise. */
const blank = setOf(
  `XE TC TA RD SET ASK PRIVATE ADVANCE NEXT NEXTIF SKIPIF PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF HYPERLINK EQ TOC
   INDEX TOA INCLUDETEXT DDE DDEAUTO IMPORT DATABASE AUTOTEXT INCLUDE COMMENTS`,
);
const toPlaces = new Set(['REF', 'PAGEREF', 'NOTEREF']);

export function createFields(place: () => string, report: (kind: Removal, excerpt?: string) => void): Fields {
  const open: Field[] = [];

  /** Word would show something here that is not in the file. */
  function reportLack({ instruction, isFilled }: Field, isStored: boolean): void {
    const name = parse(instruction).name.replace(/^=.+/, '=');
    if (!isFilled && name !== '' && (isStored ? computed.has(name) : !blank.has(name)))
      report('computed', instruction.trim());
  }

  function decide(field: Field): void {
    const { name, words, target } = parse(field.instruction);
    field.shows = 'all';
    if (contents.has(name)) {
      field.shows = 'nothing';
      report('contents');
    } else if (included.has(name)) {
      field.shows = 'nothing';
      report('included', field.instruction.trim());
    } else if (name === 'INCLUDEPICTURE') field.shows = 'pictures';
    else if (name === 'LINK') report('linked', field.instruction.trim());
    else if (name === 'EQ') report('equation', field.instruction.trim());
    else if (name === 'HYPERLINK') field.link = hyperlink(words[0], target, report);
    else if (toPlaces.has(name) && words[0]) field.link = { href: `#${words[0]}` };
  }

  return {
    begin() {
      if (open.length >= deepest)
        throw new TooComplex(`${place()} has too many fields in each other.`, 'Press Ctrl+Shift+F9 there.');
      open.push({ place: place(), instruction: '', shows: 'nothing yet', isFilled: false, link: null });
    },
    instruct(text) {
      const field = open.at(-1);
      if (field && field.instruction.length < longest) field.instruction += text;
    },
    separate() {
      const field = open.at(-1);
      if (field?.shows === 'nothing yet') decide(field);
    },
    end() {
      const field = open.pop();
      if (!field) return;
      const isStored = field.shows !== 'nothing yet';
      if (!isStored) decide(field);
      if (open.every(({ shows }) => shows === 'all')) reportLack(field, isStored);
    },
    fill() {
      for (const field of open) field.isFilled = true;
    },
    isSilent: () => open.some(({ shows }) => shows !== 'all'),
    isBlind: () => open.some(({ shows }) => shows !== 'all' && shows !== 'pictures'),
    link: () => open.findLast(({ link }) => link !== null)?.link ?? null,
    unended: () => open[0]?.place ?? null,
  };
}

/** `HYPERLINK "https://…" \l "place"`: the name, the words that belong to no switch, and the place. */
function parse(instruction: string): { name: string; words: string[]; target: string | undefined } {
  const [name = '', ...rest] = instruction.match(/"[^"]*"|\\\S|[^\s"\\]+/g) ?? [];
  const words: string[] = [];
  let target: string | undefined;
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (word === '\\l') target = unquoted(rest[++index]);
    else if (word === '\\o' || word === '\\t') index += 1;
    else if (!word.startsWith('\\')) words.push(unquoted(word) ?? '');
  }
  return { name: name.toUpperCase(), words, target };
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

function unquoted(word: string | undefined): string | undefined {
  return word?.replaceAll('"', '');
}

/** A link that a reader can open: to the web, or to a place in the text. Any other becomes plain text. */
export function hyperlink(
  address: string | undefined,
  place: string | undefined,
  report: (kind: Removal, excerpt?: string) => void,
): Link | null {
  if (!address) return place ? { href: `#${place}` } : null;
  if (readAddress(address).to !== 'web') {
    report('link', address);
    return null;
  }
  return { href: place ? `${address}#${place}` : address };
}

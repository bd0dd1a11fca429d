import type { Finding } from '@caliper/contract/problem.ts';

/** What was met in a Word file and is not, or not as it was, in the chapters. */
const kinds = {
  deleted: {
    one: 'Text deleted with Track Changes was left out.',
    many: 'deletions of Track Changes were left out.',
  },
  inserted: {
    one: 'Text inserted with Track Changes was taken as accepted.',
    many: 'insertions of Track Changes were taken as accepted.',
    remedy: 'Accept or reject all changes before the upload.',
  },
  comment: { one: 'A comment was left out.', many: 'comments were left out.' },
  hidden: { one: 'Hidden text was left out.', many: 'passages of hidden text were left out.' },
  prompt: {
    one: 'The prompt of an empty field was left out.',
    many: 'prompts of empty fields were left out.',
  },
  running: {
    one: 'A page header or footer was left out.',
    many: 'page headers and footers were left out.',
  },
  contents: {
    one: 'A table of contents was left out; the report gets its own.',
    many: 'parts of tables of contents were left out; the report gets its own.',
  },
  cover: {
    one: 'The title or cover page was left out; the report has its own.',
    many: 'parts of the cover page were left out; the report has its own.',
  },
  opening: {
    one: 'There is text before the first Heading 1; it was put at the start of the first chapter.',
    many: 'passages before the first Heading 1 were put at the start of the first chapter.',
    remedy: 'Delete it, or give it a heading of its own.',
  },
  textBox: {
    one: 'The text of a text box was put below its paragraph.',
    many: 'text boxes were put below their paragraphs.',
    remedy: 'Move the text into the page if it belongs elsewhere.',
  },
  chart: {
    one: 'A chart was left out, because the file holds no picture of it.',
    many: 'charts were left out, because the file holds no pictures of them.',
    remedy: 'Copy the chart, and paste it with Paste Special as a picture (PNG).',
  },
  diagram: {
    one: 'A diagram was left out, because the file holds no picture of it.',
    many: 'diagrams were left out, because the file holds no pictures of them.',
    remedy: 'Copy the diagram, and paste it with Paste Special as a picture (PNG).',
  },
  object: {
    one: 'An embedded object was left out; where it has a picture, that is shown.',
    many: 'embedded objects were left out; where they have pictures, those are shown.',
    remedy: 'Replace it by a picture (PNG) or a table.',
  },
  macros: { one: 'The macros of the file were left out.', many: 'macros were left out.' },
  external: {
    one: 'A picture was left out, because it is not in the file but only linked.',
    many: 'pictures were left out, because they are not in the file but only linked.',
    remedy:
      'Choose File, Info, Edit Links to Files, and break the link, which puts the picture into the file.',
  },
  missing: {
    one: 'A picture was left out, because the file does not hold it.',
    many: 'pictures were left out, because the file does not hold them.',
    remedy: 'Insert the picture again.',
  },
  cropped: {
    one: 'A cropped picture was left out, because the file still holds what was cut off.',
    many: 'cropped pictures were left out, because the file still holds what was cut off.',
    remedy: 'Choose Picture Format, Compress Pictures, Delete cropped areas of pictures.',
  },
  metafile: {
    one: 'A picture was left out, because browsers cannot show its format.',
    many: 'pictures were left out, because browsers cannot show their format.',
    remedy: 'Right-click it in Word, choose Save as Picture, save it as PNG, and insert that instead.',
  },
  empty: {
    one: 'A picture was left out, because nothing was left of it when it was converted.',
    many: 'pictures were left out, because nothing was left of them when they were converted.',
    remedy: 'Right-click it in Word, choose Save as Picture, save it as PNG, and insert that instead.',
  },
  picture: {
    one: 'A picture was left out, because it cannot be read.',
    many: 'pictures were left out, because they cannot be read.',
    remedy: 'Save it as PNG, and insert it again.',
  },
  included: {
    one: 'Text that a field fetches from elsewhere was left out.',
    many: 'fields that fetch text from elsewhere were left out.',
    remedy: 'Select the field and press Ctrl+Shift+F9, which turns it into text.',
  },
  linked: {
    one: 'What is linked from another file is shown as it was last saved here.',
    many: 'passages linked from other files are shown as they were last saved here.',
    remedy: 'Update the link before the upload, or break it.',
  },
  unended: {
    one: 'A field has no end; what follows it may be missing.',
    many: 'fields have no end; what follows them may be missing.',
    remedy: 'Select the paragraph and press Ctrl+Shift+F9.',
  },
  link: {
    one: 'A link that a reader cannot open became plain text.',
    many: 'links that a reader cannot open became plain text.',
  },
  chunk: {
    one: 'An inserted file was left out.',
    many: 'inserted files were left out.',
    remedy: 'Open the document in Word and save it, which makes the inserted file part of it.',
  },
  equation: {
    one: 'An equation of an old kind was left out.',
    many: 'equations of an old kind were left out.',
    remedy: 'Write it with Insert, Equation, or insert it as a picture.',
  },
  ruby: {
    one: 'The pronunciation above a word was left out.',
    many: 'pronunciations above words were left out.',
    remedy: 'Write it in brackets after the word if it is to be read.',
  },
  computed: {
    one: 'A field shows nothing here, because its result is not in the file.',
    many: 'fields show nothing here, because their results are not in the file.',
    remedy: 'Select all in Word, press F9, and save. If the field is still empty, write its text instead.',
  },
  shape: {
    one: 'A drawn shape was left out; of drawings, only their text is kept.',
    many: 'drawn shapes were left out; of drawings, only their text is kept.',
    remedy: 'Copy the drawing, and paste it with Paste Special as a picture (PNG).',
  },
  fill: {
    one: 'A picture that fills a shape was left out.',
    many: 'pictures that fill shapes were left out.',
    remedy: 'Insert it as a picture of its own.',
  },
  unread: {
    one: 'Something that cannot be read here was left out.',
    many: 'things that cannot be read here were left out.',
    remedy: 'Replace it by text, a table or a picture (PNG).',
  },
  symbol: {
    one: 'A symbol of a special font was left out.',
    many: 'symbols of special fonts were left out.',
    remedy: 'Insert the character from a usual font.',
  },
} satisfies Record<string, { one: string; many: string; remedy?: string }>;

export type Removal = keyof typeof kinds;

/** Told singly up to this number, and summed up from there on. */
const mostSingle = 10;
const longestExcerpt = 120;

interface Met {
  /** Counted through the whole file. */
  at: number;
  place: string;
  excerpt: string;
}

export interface Removals {
  add(kind: Removal, place: string, excerpt?: string): void;
  /** In the order in which things were met. */
  findings(): Omit<Finding, 'file'>[];
}

export function createRemovals(): Removals {
  const met = new Map<Removal, { first: Met[]; others: number; last: string | null }>();
  let at = 0;
  return {
    add(kind, place, excerpt = '') {
      at += 1;
      const known = met.get(kind) ?? { first: [], others: 0, last: null };
      met.set(kind, known);
      const { first, others, last } = known;
      known.last = place;
      // What is split into several pieces in one paragraph is one finding.
      const again = last === place ? first.at(-1) : undefined;
      if (again && others > 0) return;
      if (again) again.excerpt = joined(again.excerpt, excerpt);
      else if (first.length < mostSingle) first.push({ at, place, excerpt: joined('', excerpt) });
      else known.others += 1;
    },
    findings: () =>
      [...met]
        .flatMap(([kind, { first, others }]) => told(kind, first, others))
        .sort((one, other) => one.at - other.at)
        .map(({ finding }) => finding),
  };
}

function told(kind: Removal, first: Met[], others: number) {
  const { one, many, remedy }: { one: string; many: string; remedy?: string } = kinds[kind];
  // What can be done better in the document is worth a look before clients see the chapter.
  const rest = remedy === undefined ? {} : { remedy, weight: 'look' as const };
  const single = first.map(({ at, place, excerpt }) => ({
    at,
    finding: {
      ...(place !== '' && { place }),
      ...(excerpt !== '' && { excerpt }),
      message: one,
      ...rest,
    },
  }));
  if (others === 0) return single;
  return [...single, { at: first.at(-1)?.at ?? 0, finding: { message: `${others} more ${many}`, ...rest } }];
}

function joined(before: string, excerpt: string): string {
  if (before.length >= longestExcerpt || (before !== '' && before === excerpt)) return before;
  const text = `${before} ${excerpt.slice(0, longestExcerpt)}`.replace(/\s+/g, ' ').trim();
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt - 1)}…` : text;
}

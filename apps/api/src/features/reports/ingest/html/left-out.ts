import type { Finding, Weight } from '@caliper/contract/problem.ts';

/** What a page can lose on its way into a chapter. */
interface Kind {
  one: string;
  many: (count: number) => string;
  remedy?: string;
  /** How many are listed one by one; more of them are summed up. */
  singly: number;
  /** What it asks for before clients see the chapter. */
  weight?: Weight;
}

const check = 'Delete it in the document, or make it visible if it is to be read.';
const noNeed = 'Nothing needs to be done if the chapter looks right.';

const kinds = {
  hidden: {
    one: 'Hidden text was left out.',
    many: (count) => `${count} hidden passages were left out.`,
    remedy: check,
    singly: 20,
  },
  deletion: {
    one: 'Text that a tracked change deletes was left out.',
    many: (count) => `${count} passages that tracked changes delete were left out.`,
    remedy: 'Accept or reject all changes before saving.',
    singly: 20,
  },
  insertion: {
    one: 'Text that a tracked change inserts was kept.',
    many: (count) => `${count} passages that tracked changes insert were kept.`,
    remedy: 'Accept or reject all changes before saving.',
    singly: 5,
    weight: 'look',
  },
  comment: {
    one: 'A comment was left out.',
    many: (count) => `${count} comments were left out.`,
    remedy: 'Delete all comments before saving.',
    singly: 20,
  },
  running: {
    one: 'A page header or footer was left out.',
    many: (count) => `${count} page headers and footers were left out.`,
    singly: 3,
  },
  styled: {
    one: 'A paragraph was read as a heading because of the name of its style.',
    many: (count) => `${count} paragraphs were read as headings because of the names of their styles.`,
    remedy: 'Check the headings, or export these styles as h1, h2 and h3.',
    singly: 1,
  },
  script: {
    one: 'A script was left out.',
    many: (count) => `${count} scripts were left out.`,
    remedy: noNeed,
    singly: 1,
    weight: 'look',
  },
  handler: {
    one: 'An event handler was left out.',
    many: (count) => `${count} event handlers were left out.`,
    remedy: noNeed,
    singly: 1,
    weight: 'look',
  },
  frame: {
    one: 'An embedded page, form or player was left out.',
    many: (count) => `${count} embedded pages, forms or players were left out.`,
    remedy: 'Show what matters as text, table or image.',
    singly: 5,
    weight: 'look',
  },
  sheet: {
    one: 'A style that loads something from elsewhere was left out.',
    many: (count) => `${count} styles that load something from elsewhere were left out.`,
    remedy: noNeed,
    singly: 1,
    weight: 'look',
  },
  outside: {
    one: 'A reference of the page to another site was left out.',
    many: (count) => `${count} references of the page to other sites were left out.`,
    remedy: noNeed,
    singly: 1,
    weight: 'look',
  },
  address: {
    one: 'A link that readers cannot open became plain text.',
    many: (count) => `${count} links that readers cannot open became plain text.`,
    remedy: 'Link to an address on the web, or to a heading, table or figure of the report.',
    singly: 5,
    weight: 'look',
  },
  nowhere: {
    one: 'A link leads to nothing in the package and became plain text.',
    many: (count) => `${count} links lead to nothing in the package and became plain text.`,
    remedy: 'Correct the link, or add what it leads to.',
    singly: 5,
    weight: 'look',
  },
  remote: {
    one: 'An image on another site is not shown.',
    many: (count) => `${count} images on other sites are not shown.`,
    remedy: 'Put the file into images/ and refer to it there.',
    singly: 20,
    weight: 'look',
  },
  picture: {
    one: 'An image inside the page cannot be shown and was left out.',
    many: (count) => `${count} images inside the page cannot be shown and were left out.`,
    remedy: 'Save it as PNG, JPG or SVG in images/ and refer to it.',
    singly: 20,
    weight: 'look',
  },
} as const satisfies Record<string, Kind>;

export type LeftOut = keyof typeof kinds;
export type Met = Pick<Finding, 'line' | 'excerpt'>;

/** What a page has lost, to be listed when it has been read. */
export interface Losses {
  add(kind: LeftOut, met: Met): void;
  findings(file: string): Finding[];
}

export function newLosses(): Losses {
  const met = new Map<LeftOut, { first: Met[]; count: number }>();
  return {
    add(kind, one) {
      const known = met.get(kind) ?? { first: [], count: 0 };
      known.count += 1;
      if (known.first.length < kinds[kind].singly) known.first.push(one);
      met.set(kind, known);
    },
    findings: (file) =>
      [...met].flatMap(([name, { first, count }]) => {
        const kind: Kind = kinds[name];
        const { remedy, weight } = kind;
        const rest = { remedy, ...(weight && { weight }) };
        if (count <= kind.singly) return first.map((one) => ({ file, ...one, message: kind.one, ...rest }));
        return [{ file, ...first[0], message: kind.many(count), ...rest }];
      }),
  };
}

import { takeMarks } from './marks.ts';

/** A number as its author wrote it, taken apart; what its separators mean is decided by its column. */
export interface Figure {
  /** With the separators, and nothing else. */
  digits: string;
  isNegative: boolean;
  /** Whether it is negative by its brackets alone. */
  isBracketed: boolean;
  isPercent: boolean;
  qualifier?: string;
  currency?: string;
  /** What the number is to be multiplied with: 1,000,000 for `1.2 million`. */
  scale?: number;
  /** A unit that is written after numbers: `bps`, `pp`, `x`. */
  unit?: string;
  marks: string[];
}

const longest = 60;
const shape = /^([^\d]{0,24}?)((?:\d|[.,](?=\d))[\d.,'’ ]*)([^\d]{0,24})$/;

const currency =
  '(?:US|CA|AU|NZ|HK|[ACSR])?\\$|[€£¥₹₩]|(?:USD|EUR|GBP|JPY|CNY|RMB|CHF|CAD|AUD|INR|KRW|BRL|SEK|NOK|DKK)(?![a-z])|Rs\\.?|kr\\.?';
const before = new RegExp(
  `\\s*(?:(?<currency>${currency})|(?<sign>[-−–+])|(?<open>\\()|(?<qualifier>~|≈|<=|>=|[<>≤≥±]|(?:c|ca|est|approx)\\.))\\s*`,
  'iuy',
);
const after = new RegExp(
  `\\s*(?:(?<qualifier>\\((?:e|p|f|est\\.?)\\)|est\\.?(?![a-z])|[epf](?![a-z]))|(?<close>\\))|(?<percent>%)|(?<currency>${currency})|(?<scale>thousand|million|billion|trillion|mln|mio|mn|bn|tn|[kmb])(?![a-z])\\.?|(?<unit>bps|pp|pts|[x×](?![a-z])))\\s*`,
  'iuy',
);

const scales: Record<string, number> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mln: 1e6,
  mio: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
  tn: 1e12,
};

/** Takes a cell apart if it is nothing but a number; one with a word in it stays text. */
export function readFigure(text: string): Figure | null {
  if (text.length > longest) return null;
  const { bare, marks } = takeMarks(spaced(text));
  const [, head, digits, tail] = bare.match(shape) ?? [];
  if (head === undefined || digits === undefined || tail === undefined) return null;
  const [start, end] = [tokens(head, before), tokens(tail, after)];
  return start && end && figureOf(digits.trim(), start, end, marks);
}

/** All the spaces that separate figures are one. */
export function spaced(text: string): string {
  return text.replace(/[\u00a0\u2000-\u200a\u202f\s]+/g, ' ').trim();
}

type Tokens = Partial<Record<string, string>>;

/** The named parts of a text; null if one comes twice or anything else is in it. */
function tokens(text: string, pattern: RegExp): Tokens | null {
  const found: Tokens = {};
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const groups = pattern.exec(text)?.groups;
    const [name, value] = Object.entries(groups ?? {}).find(([, one]) => one !== undefined) ?? [];
    if (name === undefined || found[name] !== undefined) return null;
    found[name] = value;
  }
  return found;
}

function figureOf(digits: string, start: Tokens, end: Tokens, marks: string[]): Figure | null {
  const isBracketed = start.open !== undefined;
  const [money, qualifier] = [start.currency ?? end.currency, start.qualifier ?? end.qualifier];
  const isTwice = (start.currency && end.currency) || (start.qualifier && end.qualifier);
  if (isTwice || isBracketed !== (end.close !== undefined) || (isBracketed && start.sign)) return null;
  // A lone letter after a number may mean many things; after an amount of money it is a scale.
  if (end.scale?.length === 1 && money === undefined) return null;
  const scale = scales[end.scale?.toLowerCase() ?? ''];
  return {
    digits,
    isNegative: isBracketed || /^[-−–]$/.test(start.sign ?? ''),
    isBracketed,
    isPercent: end.percent !== undefined,
    ...(qualifier && { qualifier }),
    ...(money && { currency: money }),
    ...(scale && { scale }),
    ...(end.unit && { unit: end.unit }),
    marks,
  };
}

import { dashboards as limits, years } from '@caliper/contract/limits.ts';
import type { Cell } from '../../../platform/sheets/sheet.ts';
import { tidy } from './tidy.ts';

/** The value of a cell, or what is wrong with it. */
export type Read = { value: string | number | null } | { problem: string };
export type ReadCell = (cell: Cell) => Read;

const wrong = (problem: string): Read => ({ problem });

const oddities = {
  formula: 'The cell holds a formula. Put its value there instead.',
  error: 'The cell holds an error of the spreadsheet. Put a value there instead.',
  boolean: 'The cell holds TRUE or FALSE. Write it as text or as a number.',
  date: 'The cell is formatted as a date. Write it as plain text or number.',
  percent: 'The cell is formatted as a percentage. Write the plain number, and % as the unit.',
};

/** Tidies the text, and rejects cells that no column accepts. */
function plain(read: (text: string) => Read): ReadCell {
  return ({ text, odd }) => (odd ? wrong(oddities[odd]) : read(tidy(text)));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u001f\u007f]/;

function readLabel(text: string, longest: number): Read {
  if (text.length > longest) return wrong(`The text is longer than ${longest} characters.`);
  if (control.test(text)) return wrong('The text holds a line break or a control character.');
  return { value: text };
}

export function label(longest: number = limits.label): ReadCell {
  return plain((text) => (text === '' ? wrong('The cell is blank.') : readLabel(text, longest)));
}

export const labelOrBlank: ReadCell = plain((text) => readLabel(text, limits.label));

const scaleWords = new Map(
  Object.entries({
    thousand: 'thousand',
    thousands: 'thousand',
    k: 'thousand',
    million: 'million',
    millions: 'million',
    mn: 'million',
    m: 'million',
    billion: 'billion',
    billions: 'billion',
    bn: 'billion',
  }),
);

/** Brings units into one form, so that two spellings of a unit are equal and its scale is certain. */
function readUnitText(text: string, isNoun: (word: string) => boolean): string | null {
  const words = text.split(/\s+/);
  const scale = words.map((word) => scaleWords.get(word.toLowerCase())).find((word) => word !== undefined);
  const [noun = '', ...others] = words.filter((word) => !scaleWords.has(word.toLowerCase()));
  const isUnit = others.length === 0 && isNoun(noun) && words.length <= 2;
  return isUnit ? [noun, scale].filter(Boolean).join(' ') : null;
}

export function moneyUnit(text: string): string | null {
  return readUnitText(text, (word) => /^([A-Z]{3}|[A-Z]{0,3}\p{Sc})$/u.test(word));
}

/** What is counted, as in 'thousand knee systems', perhaps with its scale at the end. */
export function countUnit(text: string): string | null {
  const words = text.split(/\s+/);
  const isScaled = (word = '') => scaleWords.has(word.toLowerCase());
  const last = words.length - 1;
  const place = isScaled(words[0]) ? 0 : isScaled(words[last]) ? last : -1;
  const noun = words.filter((_, index) => index !== place).map(inSentence);
  const isNoun = noun.every((word) => /^[\p{L}\p{N}][\p{L}\p{N}&/'().-]*$/u.test(word));
  // A currency or a number would be the unit of something else.
  if (!isNoun || noun.some(isScaled) || moneyUnit(text) !== null || !/\p{L}/u.test(noun[0] ?? ''))
    return null;
  return [scaleWords.get(words[place]?.toLowerCase() ?? ''), ...noun].filter(Boolean).join(' ');
}

/** 'Stents' and 'stents' are the same, and 'MRI' stays as it is. */
function inSentence(word: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;
}

/** Money for each of something, as in 'EUR per dossier'; without that, for whatever the market is. */
export function rateUnit(text: string): string | null {
  const [money = '', ...rest] = text.split(/\s+per\s+/i);
  const [unit, noun] = [moneyUnit(money), countUnit(rest.join(' '))];
  if (rest.length === 0 || unit === null) return unit;
  return noun === null ? null : `${unit} per ${noun}`;
}

export function oneOf(names: readonly string[]): ReadCell {
  return plain((text) => {
    const found = names.find((name) => name === text.toLowerCase());
    return found ? { value: found } : wrong(`${quoted(text)} is none of: ${names.join(', ')}.`);
  });
}

/** No figure can be negative. */
export const amount: ReadCell = plain(readAmount);

/** A number of things, such as units sold. */
export const count: ReadCell = (cell) => {
  const problem = doubtOf(cell);
  return problem ? wrong(problem) : amount(cell);
};

/** Why it is not certain which number a count is; null if it is. */
export function doubtOf({ text, mayHaveGroups }: Cell): string | null {
  const number = text.trim();
  if (!mayHaveGroups || !/^[1-9]\d{0,2}\.\d{3}$/.test(number)) return null;
  return `${quoted(number)} may have a thousands separator. Write ${number.replace('.', '')}, or ${number}0 if it is a fraction.`;
}

export const amountOrBlank: ReadCell = plain((text) => (text === '' ? { value: null } : readAmount(text)));

function readAmount(text: string): Read {
  if (text === '') return wrong('The cell is blank.');
  if (/^-?\d+(\.\d+)?([eE][+-]?\d{1,3})?$/.test(text)) return inRange(Number(text), text);
  if (text.includes('%'))
    return wrong(`${quoted(text)} is a percentage. Write the plain number, and % as the unit.`);
  if (/^-?\d{1,3}([,'\u00a0\u202f ]\d{3})+(\.\d+)?$/.test(text))
    return wrong(
      `${quoted(text)} has a thousands separator. Write ${text.replace(/[,'\u00a0\u202f ]/g, '')}.`,
    );
  if (/^-?\d+,\d+$/.test(text))
    return wrong(`${quoted(text)} has a decimal comma. Write ${text.replace(',', '.')}.`);
  return wrong(`${quoted(text)} is not a number.`);
}

function inRange(value: number, text: string): Read {
  if (value < 0) return wrong(`${quoted(text)} is less than zero.`);
  // Nothing is measured that finely, and sums of such numbers lose precision.
  if (value > 0 && value < 1e-9) return wrong(`${quoted(text)} is too small.`);
  return Number.isFinite(value) && value <= 1e15 ? { value } : wrong(`${quoted(text)} is too large.`);
}

const isYear = (text: string) =>
  /^\d{4}$/.test(text) && Number(text) >= years.first - 90 && Number(text) <= years.last;

export const year: ReadCell = plain((text) =>
  isYear(text)
    ? { value: text }
    : wrong(text === '' ? 'The cell is blank.' : `${quoted(text)} is not a year such as 2024.`),
);

export const period: ReadCell = plain((text) => {
  if (isYear(text.replace(/-Q[1-4]$/, ''))) return { value: text };
  return wrong(
    text === '' ? 'The cell is blank.' : `${quoted(text)} is not a period such as 2024 or 2024-Q3.`,
  );
});

function quoted(text: string): string {
  return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
}

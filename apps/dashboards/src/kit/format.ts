import type { Values } from '../lib/dashboard.ts';

const minus = '\u2212';
const missing = '–';

/** Thousands in groups, a true minus sign, and this many decimals. */
export function formatNumber(value: number | null | undefined, decimals = 0): string {
  if (value == null || !Number.isFinite(value)) return missing;
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const isZero = !/[1-9]/.test(text);
  return value < 0 && !isZero ? minus + text : text;
}

/** Kept, because a chart is drawn again when it gets another function. */
const formatters = new Map<string, (value: number | null) => string>();

/** For charts and rankings: a function with a fixed precision, perhaps of thousands or millions. */
export function formatterOf(decimals: number, suffix = '', factor = 1): (value: number | null) => string {
  const key = `${decimals}${suffix}/${factor}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = (value: number | null) =>
    value === null ? missing : formatNumber(value / factor, decimals) + suffix;
  formatters.set(key, made);
  return made;
}

export const formatPercent = formatterOf(1, '%');

/** With its sign. */
export function formatGrowth(percent: number | null, suffix = '%'): string {
  if (percent === null) return missing;
  const text = formatNumber(percent, 1);
  return `${percent > 0 && /[1-9]/.test(text) ? '+' : ''}${text}${suffix}`;
}

/** One precision for a column: exact where numbers are compared. */
export function precisionOf(values: readonly (number | null | undefined)[]): number {
  const known = values.filter((value) => value != null);
  const largest = Math.max(0, ...known.map(Math.abs));
  if (known.every(Number.isInteger) || largest >= 100_000) return 0;
  if (largest >= 10) return 1;
  return largest >= 1 ? 2 : Math.max(3, 1 + firstDigit(largest));
}

/** The decimal place of the first digit that is not zero; no further than numbers can be told apart. */
function firstDigit(value: number): number {
  return Math.min(12, Math.max(0, -Math.floor(Math.log10(value))));
}

/** One precision where a glance is enough: axes, labels on bars, rankings. */
export function roughPrecision(values: readonly (number | null | undefined)[]): number {
  const exact = precisionOf(values);
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  return largest >= 100 ? 0 : exact;
}

/** An axis has about four steps of round numbers. Lines fill it from the lowest value on, bars from zero. */
export function axisPrecision(values: readonly (number | null | undefined)[], areLines = false): number {
  const known = values.filter((value) => value != null);
  if (known.every(Number.isInteger)) return 0;
  const span = areLines ? Math.max(...known) - Math.min(...known) : 0;
  return firstDigit((span || Math.max(...known.map(Math.abs))) / 4);
}

/** A unit beside a number. */
export function shortUnit(unit: string | null): string {
  return (unit ?? '').replace(/ millions?\b/, ' m').replace(/ thousands?\b/, ' k');
}

/** How large numbers are written where there is little room. */
interface Scale {
  format: (value: number | null) => string;
  /** For the round numbers of an axis. */
  formatAxis: (value: number | null) => string;
  /** Before the unit: 'million', or nothing. */
  word: '' | 'thousand' | 'million';
  factor: number;
}

const scales = [
  { factor: 1e6, word: 'million' },
  { factor: 1e3, word: 'thousand' },
] as const;

/** In millions or thousands once most digits of a chart would be zeros, and as exactly as its axis needs. */
export function scaleOf(values: Values, areLines = false): Scale {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  const { factor, word } = scales.find((one) => largest >= one.factor * 10) ?? { factor: 1, word: '' };
  const scaled = values.map((value) => (value === null ? null : value / factor));
  const axis = axisPrecision(scaled, areLines);
  return {
    word,
    factor,
    format: formatterOf(Math.max(axis, roughPrecision(scaled)), '', factor),
    formatAxis: formatterOf(axis, '', factor),
  };
}

/** 'USD million', 'thousand procedures'. */
export function scaledUnit(unit: string | null, { word }: Scale): string {
  if (word === '') return unit ?? '';
  const isMoney = /^[A-Z]{3}$/.test(unit ?? '');
  return isMoney ? `${unit} ${word}` : `${word} ${unit ?? ''}`.trim();
}

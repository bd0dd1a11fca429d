import { axisPrecision, formatNumber, roughPrecision } from './format.ts';
import type { Values } from './types.ts';

/** How large numbers are written where there is little room. */
export interface Scale {
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
    format: formatterFor(factor, Math.max(axis, roughPrecision(scaled))),
    formatAxis: formatterFor(factor, axis),
  };
}

/** Kept, because a chart is drawn again when it gets another function. */
const formatters = new Map<string, Scale['format']>();

function formatterFor(factor: number, decimals: number): Scale['format'] {
  const key = `${factor}/${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = (value: number | null) => formatNumber(value === null ? null : value / factor, decimals);
  formatters.set(key, made);
  return made;
}

/** 'USD million', 'thousand procedures'. */
export function scaledUnit(unit: string | null, { word }: Scale): string {
  if (word === '') return unit ?? '';
  const isMoney = /^[A-Z]{3}$/.test(unit ?? '');
  return isMoney ? `${unit} ${word}` : `${word} ${unit ?? ''}`.trim();
}

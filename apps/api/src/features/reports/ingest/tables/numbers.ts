import { type Figure, readFigure } from './figure.ts';
import { evidenceIn, type Style, valueIn } from './separators.ts';

/** The value of a number on its own, without a column that would say what its separators mean. */
export function readNumber(text: string): number | undefined {
  const figure = readFigure(text);
  return figure ? numberOf(figure, evidenceIn(figure.digits)?.style ?? 'point') : undefined;
}

export function numberOf({ digits, isNegative, isBracketed }: Figure, style: Style): number | undefined {
  const value = valueIn(digits, style);
  if (value === undefined || (isBracketed && value === 0)) return undefined;
  return isNegative && value !== 0 ? -value : value;
}

const nothing = /^(?:[-−–—]{1,3}|n\.?\/?a\.?|n\.?\/?d\.?|n\.?\/?m\.?|nil|\.{2,3}|…)$/i;

/** Whether a cell says that there is no value. */
export function saysNothing(text: string): boolean {
  return text.length < 12 && nothing.test(text.trim());
}

export interface Range {
  low: Figure;
  high: Figure;
}

const parts = /^(.*\d[^\d]{0,8}?)\s?(?:[-–—−]|\bto\b)\s?([^\d]{0,8}\d.*)$/;

/** `2–3` has two ends and no value. A pair of years is a period. */
export function readRange(text: string): Range | null {
  const isShort = text.length < 60 && /\d.*\d/.test(text);
  const [, from = '', to = ''] = isShort ? (text.trim().match(parts) ?? []) : [];
  if (isYear(from) && isYear(to)) return null;
  const [low, high] = [readFigure(from), readFigure(to)];
  return low && high && !low.isNegative && !high.isNegative ? { low, high } : null;
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text.trim());
}

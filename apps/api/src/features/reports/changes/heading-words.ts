import { unitIn } from '../ingest/tables/units.ts';
import { fold } from './likeness.ts';
import { unitParts } from './unit-parts.ts';

/** Whether a figure was measured or is expected; unknown unless the table says so. */
export type State = 'measured' | 'forecast' | 'unknown';

/** A year, or the first and last year of a span. */
export interface Period {
  from: number;
  to: number;
}

const year = '(?:19|20)\\d\\d';
const span = new RegExp(`(${year})\\s?(?:[-‐-―−/]|to)\\s?(${year}|\\d\\d)(?!\\d)`);
const years = new RegExp(`(?<!\\d)${year}(?!\\d)`, 'g');

/** The one year or span of years that a heading names. */
export function periodIn(text: string): Period | null {
  if (text.length > 200) return null;
  const [, first = '', last = ''] = text.match(span) ?? [];
  if (first) return { from: Number(first), to: Number(last.length === 2 ? first.slice(0, 2) + last : last) };
  const [, short] = text.match(/\b[FC]Y\s?['’]?(\d\d)(?!\d)/) ?? [];
  if (short) return { from: 2000 + Number(short), to: 2000 + Number(short) };
  const found = new Set(text.match(years) ?? []);
  const [only] = found;
  return found.size === 1 && only ? { from: Number(only), to: Number(only) } : null;
}

/** All years that a caption names. */
export function yearsIn(caption: string): string {
  return (caption.match(years) ?? []).join(' ');
}

const measuredWords = /\b(?:measured|actuals?|historic(?:al)?)\b/i;
const forecastWords = /\b(?:forecasts?|projected|projections?|estimated?|estimates?)\b/i;
const letter = new RegExp(`(${year}|\\bFY\\s?\\d\\d)\\s?\\(?([AEFP])\\)?(?![\\p{L}\\p{N}])`, 'iu');

/** What the headings say about their figures; the one nearest to the figures decides. */
export function stateIn(path: readonly string[]): State {
  for (const text of path.toReversed()) {
    const [, , mark] = text.match(letter) ?? [];
    if (mark) return /a/i.test(mark) ? 'measured' : 'forecast';
    if (measuredWords.test(text) !== forecastWords.test(text))
      return measuredWords.test(text) ? 'measured' : 'forecast';
  }
  return 'unknown';
}

/**
 * The headings without units, and, where they name a year, without the words for measured and forecast: a year is the
 * same one after it has been measured.
 */
export function looseKey(path: readonly string[]): string {
  const hasYear = path.some((text) => periodIn(text) !== null);
  return path
    .map((text) => fold(hasYear ? withoutState(withoutUnit(text)) : withoutUnit(text)))
    .filter((text) => text !== '')
    .join('\n');
}

function withoutState(text: string): string {
  return text.replace(letter, '$1').replace(measuredWords, ' ').replace(forecastWords, ' ');
}

/** A counted noun in brackets may be all that distinguishes two labels, and stays. */
function withoutUnit(text: string): string {
  const unit = unitIn(text);
  const { currency, isPercent, factor } = unitParts(unit);
  return currency || isPercent || factor !== 1 ? text.replace(unit, ' ').replace(/\(\s*\)/, ' ') : text;
}

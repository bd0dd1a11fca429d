import type { Period } from './table-series.ts';

const year = '((?:19|20)\\d\\d)';
const to = '\\s?(?:[-‐-―−/]|to|and|until|through|vs\\.?|versus)\\s?';
const span = new RegExp(`\\b(?:from |between )?${year}${to}${year}\\b`, 'i');
const shortSpan = new RegExp(`\\b${year}\\s?[-‐-―−/]\\s?(\\d\\d)(?!\\d)`);
const since = new RegExp(`\\b(since|from|after) ${year}\\b`, 'i');
const until = new RegExp(`\\b(until|till|through|up to|to|before) ${year}\\b`, 'i');
/** The ends of a span that has none. */
export const [always, ever] = [0, 9999] as const;

interface Dated {
  period: Period | null;
  /** The text without its years. */
  rest: string;
}

/** The year or the span of years that a question names. Of several years it is from the first to the last. */
export function askedYears(question: string): Dated {
  const text = inFull(question);
  const found = (text.match(new RegExp(`\\b${year}\\b`, 'g')) ?? []).map(Number);
  const [whole = '', first = '', last = ''] = spanIn(text) ?? [];
  const rest = (named: string) => text.replace(named, ' ').replace(new RegExp(`\\b${year}\\b`, 'g'), ' ');
  if (whole) return { period: { from: Number(first), to: Number(last) }, rest: rest(whole) };
  const period = found.length > 0 ? { from: Math.min(...found), to: Math.max(...found) } : null;
  return (found.length === 1 && openSpan(text, rest)) || { period, rest: rest('') };
}

function spanIn(text: string): string[] | undefined {
  const found = text.match(span);
  if (found) return found;
  const [whole = '', first = '', last = ''] = text.match(shortSpan) ?? [];
  return Number(last) > Number(first.slice(2)) ? [whole, first, first.slice(0, 2) + last] : undefined;
}

/** 'Since 2022' has no end, 'until 2030' no beginning. */
function openSpan(text: string, rest: (named: string) => string): Dated | null {
  const [start = '', from = '', first = ''] = text.match(since) ?? [];
  if (start)
    return { period: { from: Number(first) + Number(/after/i.test(from)), to: ever }, rest: rest(start) };
  const [end = '', till = '', last = ''] = text.match(until) ?? [];
  const period = { from: always, to: Number(last) - Number(/before/i.test(till)) };
  return end ? { period, rest: rest(end) } : null;
}

/** 'FY25', '2025E' and '2030f' are years. */
function inFull(text: string): string {
  return text
    .replace(/\bFY\s?['’]?((?:19|20)\d\d|\d\d)\b/gi, (_, found: string) =>
      found.length === 2 ? `20${found}` : found,
    )
    .replace(new RegExp(`\\b${year}[aefp]\\b`, 'gi'), '$1');
}

import { takeMarks } from './marks.ts';
import { isUnit } from './units.ts';

const year = "(?:(?:19|20)\\d\\d|['’]\\d\\d)";
const kind =
  '(?:FY|CY|YE|Q[1-4]|H[12]|[1-4]Q|[12]H|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const state = '(?:\\(?(?:actual|estimated?|forecasts?|projected|est\\.?|[AEFPaefp])\\)?)';
const period = new RegExp(
  `^(?:CAGR,?\\s*\\(?)?(?:${kind}\\s?)?(?:${year}|(?<=FY\\s?|CY\\s?)\\d\\d)(?:\\s?[-–—/]\\s?(?:${year}|\\d\\d))?\\)?\\s?${state}?$`,
);

/**
 * Whether a text names a year or a span of years, as headings of columns do: 2024, FY24, Q1 2025, 2026F, 2024–2029. A unit
 * may follow.
 */
export function isPeriod(text: string): boolean {
  if (text.length > 40 || !/\d\d/.test(text)) return false;
  const { bare } = takeMarks(text.trim());
  const [, first = '', rest = ''] = bare.match(/^(\S+)\s(.*)$/) ?? [];
  return period.test(bare) || (period.test(first) && isUnit(rest));
}

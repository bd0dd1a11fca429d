import type { Metric } from '@caliper/contract/figures/figures.values.ts';

/** What is said of something that is none of our metrics, and must not be taken for one. */
type Measured = Metric | 'other';

/** The first that fits counts: 'market share' is no market value, 'number of cases' no number of units. */
const words: readonly [RegExp, Measured][] = [
  [/\b(?:cagr|compound annual growth(?: rate)?|annual growth(?: rate)?|growth(?: rate)?s?)\b/gi, 'growth'],
  [/\b(?:changes?(?: points)?|index|rating|impact|patients?|trials?|months?|days?)\b/gi, 'other'],
  [
    /\b(?:(?:company|market|value|volume|unit) )?shares?(?: of (?:value|units|cases|sales|spending))?\b/gi,
    'share',
  ],
  [/\b(?:average (?:selling )?prices?(?: of one unit)?|selling prices?|asps?|prices?)\b/gi, 'price'],
  [/\b(?:number of (?:cases|procedures)|procedure volumes?|cases|procedures)\b/gi, 'cases'],
  [/\b(?:(?:number of )?units(?: sold)?|unit (?:volumes?|sales)|volumes?|pieces)\b/gi, 'units'],
  [
    /\b(?:(?:market|sales) (?:value|size|revenues?)|values?|sales|revenues?|turnover|worth|spending)\b/gi,
    'value',
  ],
];

/** What a text says is measured, and the text without these words. */
export function metricIn(text: string): { metric: Measured | null; rest: string } {
  // The words 'at manufacturer prices' tell how a value was taken.
  const said = text.replace(/\bat (?:manufacturer|list|constant|current) prices\b/gi, ' ');
  const found = words.find(([pattern]) => said.search(pattern) >= 0);
  return found ? { metric: found[1], rest: said.replace(found[0], ' ') } : { metric: null, rest: said };
}

/** A percentage is no amount of money: whatever the words say, such a cell is something else. */
export function isMeasuredIn(metric: Metric, unit: string): boolean {
  const isPercent = /%|percent/i.test(unit);
  return metric === 'share' || metric === 'growth' ? isPercent : !isPercent;
}

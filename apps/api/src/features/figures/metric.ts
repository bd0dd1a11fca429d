import type { Metric } from '@caliper/contract/figures/figures.values.ts';
import { unitParts } from '../reports/index.ts';

/** What is said of something that is none of our metrics, and must not be taken for one. */
type Measured = Metric | 'other';

/** The first that fits counts: 'market share' is no market value, 'number of cases' no number of units. */
const words: readonly [RegExp, Measured][] = [
  [
    /(?<![\w-])(?:cagr|compound annual growth(?: rate)?|annual growth(?: rate)?|growth(?! factors?)(?: rate)?s?)(?![\w-])/gi,
    'growth',
  ],
  [
    /(?<![\w-])(?:changes?(?: points)?|index|rating|impact|patients?|trials?|months?|days?)(?![\w-])/gi,
    'other',
  ],
  [
    /(?<![\w-])(?:(?:company|market|value|volume|unit) )?shares?(?: of (?:value|units|cases|sales|spending))?\b/gi,
    'share',
  ],
  [
    /(?<![\w-])(?:average (?:selling )?prices?(?: of one unit)?|selling prices?|asps?|prices?)(?![\w-])/gi,
    'price',
  ],
  [/(?<![\w-])(?:number of (?:cases|procedures)|procedure volumes?|cases|procedures)(?![\w-])/gi, 'cases'],
  [
    /(?<![\w-])(?:(?:number of )?units(?: sold)?|unit (?:volumes?|sales)|(?:sales )?volumes?|pieces)(?![\w-])/gi,
    'units',
  ],
  [
    /(?<![\w-])(?:(?:market|sales) (?:value|size|revenues?)|values?|sales|revenues?|turnover|worth|spending)(?![\w-])/gi,
    'value',
  ],
];

interface Said<M extends Measured> {
  metric: M | null;
  /** Of what it is the share, if that is said. */
  base: Metric | null;
  /** The text without these words. */
  rest: string;
}

/** What a heading says is measured. */
export function metricIn(text: string): Said<Measured> {
  return saidIn(text, words);
}

/** The first of our metrics that a question names: what it says of patients or trials is a word like any other. */
export function askedMetricIn(text: string): Said<Metric> {
  return saidIn(text, ours);
}

const ours = words.flatMap(([pattern, metric]) => (metric === 'other' ? [] : [[pattern, metric] as const]));

function saidIn<M extends Measured>(text: string, known: readonly (readonly [RegExp, M])[]): Said<M> {
  // The words 'at manufacturer prices' tell how a value was taken.
  const said = text.replace(/\bat (?:manufacturer|list|constant|current) prices\b/gi, ' ');
  const found = known.find(([one, metric]) => (metric === 'other' ? headOf(said) : said).search(one) >= 0);
  if (!found) return { metric: null, base: null, rest: said };
  const [pattern, metric] = found;
  const base = metric === 'share' ? baseIn(said.match(pattern)?.join(' ') ?? '') : null;
  const rest = said.replace(isName(metric) ? new RegExp(pattern, 'i') : pattern, ' ');
  // 'Patient-specific' is the name of a product.
  return { metric, base, rest: metric === 'other' && /\p{L}/u.test(rest) ? said : rest };
}

/** Some products are called so, too: the second word of 'Units of cone-beam units' names them. */
const isName = (metric: Measured) => metric === 'units' || metric === 'value';

/** 'Value of patient monitors' is a value, and 'Price index of monitors' an index. */
function headOf(text: string): string {
  return text.replace(/\bnumber of\b/gi, ' ').split(/\bof\b/i)[0] ?? '';
}

/** 'Unit share', 'share of sales'. */
function baseIn(share: string): Metric | null {
  if (/\b(?:units?|volume)\b/i.test(share)) return 'units';
  if (/\bcases\b/i.test(share)) return 'cases';
  return /\b(?:value|sales|spending)\b/i.test(share) ? 'value' : null;
}

/** Whatever the words say: a percentage is no amount of money, and money is no number of units. */
export function isMeasuredIn(metric: Metric, unit: string): boolean {
  const { isPercent, currency } = unitParts(unit);
  if (metric === 'share' || metric === 'growth') return isPercent;
  return !isPercent && (currency === '' || metric === 'value' || metric === 'price');
}

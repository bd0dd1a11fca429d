const money =
  '(?:(?:US|CA|AU|NZ|HK|[ACSR])?\\$|€|£|¥|₹|₩|\\b(?:USD|EUR|GBP|JPY|CNY|RMB|CHF|CAD|AUD|INR|KRW|BRL|SEK|NOK|DKK|euros?|(?:US )?dollars?|pounds?|yen))';
const scale =
  "(?:Tsd\\.?|Mio\\.|Mrd\\.|thousands?|millions?|billions?|trillions?|mln|mio|mn|bn|tn|m|b|k|['’]?000s?|['’]000)";
const longScale = "(?:Tsd\\.?|Mio\\.|Mrd\\.|thousands?|millions?|billions?|['’]?000s|['’]000)";
const counted =
  '(?:units?|procedures?|patients?|devices?|cases?|sites?|years?|hospitals?|centers?|centres?|implants?|beds?|people|persons?|Stück)';
const end = '(?![\\p{L}\\p{N}])';

const patterns = [
  `${money}[,:]?\\s?(?:in\\s)?${scale}${end}`,
  `(?<![\\p{L}\\p{N}])${scale}\\s+(?:of\\s+)?(?:${money}|${counted})${end}`,
  `(?<=\\(|,\\s|\\bin\\s)${counted}(?:,?\\s+(?:in\\s+)?${scale}${end}|(?=$|[),;]|\\s\\d))`,
  `(?<=\\()(?:in\\s)?${longScale}(?=\\))|(?<=\\()(?:mn|bn|m|k|000)(?=\\))|(?<=,\\s|\\bin\\s)${longScale}(?=$|\\)|,)|(?<![\\p{L}\\p{N}.,])['’]?000s${end}|^${longScale}$`,
  `(?<=\\(|\\bin\\s)${money}(?=\\)|,|$)`,
  '(?<=\\()\\p{Ll}{3,14}s(?=\\)$)',
  '(?<=\\(|,\\s|\\bin\\s)(?:%|percent|per cent)|^%$|\\s%$|^%\\sof\\s',
].map((pattern) => new RegExp(pattern, 'iu'));

/** The unit that a text names, as written; empty if it names none. */
export function unitIn(text: string): string {
  const start = text.slice(0, 500);
  for (const pattern of patterns) {
    const found = start.match(pattern)?.[0].replace(/^in\s/i, '').trim();
    if (found) return found;
  }
  return '';
}

const alone = new RegExp(
  `^\\(?(?:in\\s)?(?:${money}(?:[,:]?\\s?(?:in\\s)?${scale})?|${longScale}(?:\\s(?:of\\s)?(?:${money}|${counted}))?|${counted},?\\s\\(?(?:in\\s)?${scale}\\)?|(?<=\\()${counted}(?=\\))|%|percent|per cent|% of [\\p{L} ]{3,20})\\)?$`,
  'iu',
);

/** Whether a text is a unit and nothing else. */
export function isUnit(text: string): boolean {
  return text.length > 0 && text.length < 50 && alone.test(text.trim());
}

/** Whether a line below a title tells the unit: `US$ millions, except growth`. */
export function isUnitLine(text: string): boolean {
  const [first = ''] = text.trim().split(/[,;]/);
  return text.length < 60 && !/[.!?]$/.test(text) && isUnit(first.replace(/^\((?!.*\))/, ''));
}

/** What the figures of a unit are to be multiplied with: 1,000,000 for `US$ mn`. */
export function scaleIn(unit: string): number {
  const words = unit.toLowerCase();
  if (/trillion|tn\b/.test(words)) return 1e12;
  if (/billion|bn\b|mrd\b|[$€£¥]\s?b\b/.test(words)) return 1e9;
  if (/million|ml?n\b|mio\b|(?:[$€£¥]|usd|eur|gbp|^)\s?m\b/.test(words)) return 1e6;
  return /thousand|tsd|000|(?:[$€£¥]|usd|eur|gbp|^)\s?k\b/.test(words) ? 1e3 : 1;
}

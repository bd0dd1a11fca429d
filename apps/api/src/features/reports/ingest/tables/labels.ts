const word =
  '(table|tab\\.|tabelle|figure|fig\\.?|abbildung|abb\\.|chart|exhibit|graph|image|map|diagram|illustration)';
const number =
  '(?:[A-Z]{1,3}[.‐–-]?)?\\d{1,4}(?:[.‐–-]\\d{1,4}){0,3}[a-z]?|[IVX]{1,6}|[A-Z](?:[.‐–-]\\d{1,4}){1,3}';
const pattern = new RegExp(`^${word}\\s+((?:${number}))(?![\\p{L}\\p{N}])(?!,\\d)\\s*([.:|–—-]?)\\s*`, 'iu');

export interface ExhibitLabel {
  word: string;
  number: string;
  /** What follows the label. */
  title: string;
  fits: 'table' | 'figure' | 'both';
}

const longest = 600;

/** “Table 5.5: Sales”, “Exhibit ES-1”, “Fig. 3-2”; a sentence that begins with such words is none. */
export function exhibitLabel(text: string): ExhibitLabel | null {
  const start = text.slice(0, longest).replace(/\s+/g, ' ').trim();
  const [whole = '', named = '', written = '', separator = ''] = start.match(pattern) ?? [];
  if (whole === '' || text.length > longest) return null;
  const title = start.slice(whole.length);
  if (separator === '' && /^[\p{Ll}(&,;]/u.test(title) && !/^\((?:cont|in |US|€|\$|%|\d)/i.test(title))
    return null;
  return { word: named, number: written, title, fits: fitOf(named.toLowerCase()) };
}

function fitOf(named: string): ExhibitLabel['fits'] {
  if (named.startsWith('tab')) return 'table';
  return named === 'exhibit' ? 'both' : 'figure';
}

import type { Element } from './xml.ts';

/** How a spreadsheet shows a number: as it is, with at least so many digits, or as something else. */
export type NumberFormat = { digits: number } | 'date' | 'percent';

/** The longest code that a spreadsheet allows. */
const longestCode = 255;

/** The format of each cell style, by style index. */
export async function formatsIn(styles: AsyncIterable<Element>): Promise<NumberFormat[]> {
  /** By number: thousands of styles may share one. */
  const known = new Map<string, NumberFormat>();
  const formats: NumberFormat[] = [];
  for await (const { name, attributes, within } of styles) {
    const { numFmtId: id = '', formatCode = '' } = attributes;
    if (name === 'numFmt') known.set(id, formatOf(id, formatCode.slice(0, longestCode)));
    if (name === 'xf' && within === 'cellXfs') formats.push(known.get(id) ?? formatOf(id, ''));
  }
  return formats;
}

function formatOf(id: string, given: string): NumberFormat {
  const number = Number(id);
  if (number === 9 || number === 10) return 'percent';
  const isDate =
    (number >= 14 && number <= 22) || (number >= 27 && number <= 36) || (number >= 45 && number <= 58);
  if (isDate && number !== 49 && number !== 48) return 'date';
  // As for article numbers: 00000 shows 123 as 00123.
  if (/^0{2,30}$/.test(given)) return { digits: given.length };
  // Quoted, escaped and bracketed text is decoration.
  const code = given.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  if (code.includes('%')) return 'percent';
  return /[dmyhs]/i.test(code.replace(/general/gi, '')) ? 'date' : { digits: 0 };
}

import type { TypedTable } from '../reports/index.ts';

type TableCell = TypedTable['rows'][number][number];

/** A number for a spreadsheet, with its format. */
export interface SheetNumber {
  value: number;
  format: string;
}

/** A spreadsheet keeps this many digits of a number and replaces the rest with zeros. */
const mostDigits = 15;

/** The number of a cell as its author wrote it: with its decimals, separators, currency and sign. */
export function sheetNumber({ text, number }: TableCell): SheetNumber | null {
  if (number === undefined || text.replace(/\D/g, '').length > mostDigits) return null;
  const isPercent = text.includes('%');
  const [, currency = ''] = text.match(/([$€£¥]\s?)/) ?? [];
  const figure = `${currency ? `"${currency}"` : ''}${digits(text)}${isPercent ? '%' : ''}`;
  return {
    // Without rounding noise: 14.3 percent is 0.143 and not 0.14300000000000002.
    value: isPercent ? Number((number / 100).toPrecision(mostDigits)) : number,
    format: signed(text, figure),
  };
}

function digits(text: string): string {
  const [, whole = '', fraction = ''] = text.match(/([\d,]*)(?:\.(\d+))?\D*$/) ?? [];
  const decimals = fraction ? `.${'0'.repeat(fraction.length)}` : '';
  if (whole.includes(',')) return `#,##0${decimals}`;
  const isCode = whole.length > 1 && whole.startsWith('0');
  return `${isCode ? '0'.repeat(whole.length) : '0'}${decimals}`;
}

/** Keeps a written plus sign, and brackets around a negative number. */
function signed(text: string, figure: string): string {
  if (text.trim().startsWith('(')) return `${figure};(${figure})`;
  return text.trim().startsWith('+') ? `+${figure};-${figure};${figure}` : figure;
}

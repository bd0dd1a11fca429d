import { asFraction, mostDigits } from '@caliper/text/sheet-text.ts';
import type { TypedTable } from '../reports/index.ts';

type TableCell = TypedTable['rows'][number][number];

/** A number for a spreadsheet, with its format. */
export interface SheetNumber {
  value: number;
  format: string;
}

/**
 * The number of a cell as its author wrote it: with its decimals, separators, currency and sign. A percentage is a
 * fraction with a percent format, whether the cell says so or its headings.
 */
export function sheetNumber({ text, number }: TableCell, isInPercent: boolean): SheetNumber | null {
  if (number === undefined || text.replace(/\D/g, '').length > mostDigits) return null;
  const [, currency = ''] = text.match(/([$€£¥]\s?)/) ?? [];
  const isPercent = text.includes('%') || (isInPercent && currency === '');
  const figure = `${currency ? `"${currency}"` : ''}${digits(text)}${isPercent ? '%' : ''}`;
  return {
    value: isPercent ? asFraction(number) : number,
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

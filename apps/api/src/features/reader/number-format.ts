import { asFraction, mostDigits } from '@caliper/text/sheet-text.ts';
import { scaleIn, type TypedTable, writtenForm } from '../reports/index.ts';

type TableCell = TypedTable['rows'][number][number];
type WrittenForm = NonNullable<ReturnType<typeof writtenForm>>;

/** A number for a spreadsheet, with its format. */
export interface SheetNumber {
  value: number;
  format: string;
}

/**
 * The number of a cell as its author wrote it: with its decimals, separators, currency, sign, qualifier and marks, all of
 * them in the format. A percentage is a fraction with a percent format, whether the cell says so or its headings.
 */
export function sheetNumber(
  { text, number, percent, scale = 1 }: TableCell,
  unit: string,
): SheetNumber | null {
  if (number === undefined || text.replace(/\D/g, '').length > mostDigits) return null;
  const form = writtenForm(text, number);
  const thousands = thousandsIn(scale, unit);
  if (!form || thousands === null) return null;
  const value = percent ? asFraction(number) : inUnit(number, thousands);
  return { value, format: formatOf(form, `${digits(form)}${','.repeat(thousands)}${percent ? '%' : ''}`) };
}

/**
 * How many thousands a cell with a scale of its own is above its column: `1.2bn` in a column of millions is 1,200, shown
 * with one thousand less. Null if no format can show that.
 */
function thousandsIn(scale: number, unit: string): number | null {
  if (scale === 1) return 0;
  const steps = Math.round(Math.log10(scale / scaleIn(unit))) / 3;
  return Number.isInteger(steps) && steps >= 0 ? steps : null;
}

function inUnit(number: number, thousands: number): number {
  return thousands === 0 ? number : Number((number * 1000 ** thousands).toPrecision(mostDigits));
}

function digits({ decimals, isGrouped, codeLength }: WrittenForm): string {
  const fraction = decimals > 0 ? `.${'0'.repeat(decimals)}` : '';
  if (isGrouped) return `#,##0${fraction}`;
  return `${'0'.repeat(codeLength || 1)}${fraction}`;
}

/** Keeps a written plus sign, and brackets around a negative number. */
function formatOf({ before, after, sign }: WrittenForm, figure: string): string {
  const [start, end] = [literal(before), literal(after)];
  const whole = `${start}${figure}${end}`;
  if (sign === 'outer brackets') return `${whole};(${start}${figure})${end}`;
  if (sign === 'brackets') return `${whole};${start}(${figure})${end}`;
  return sign === 'plus' ? `+${whole};-${whole};${whole}` : whole;
}

function literal(text: string): string {
  return text === '' ? '' : `"${text.replaceAll('"', '')}"`;
}

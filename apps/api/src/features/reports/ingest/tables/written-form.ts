import { readFigure } from './figure.ts';
import { valueIn } from './separators.ts';

/** How a number was written, for an export that shows it in the same way. */
export interface WrittenForm {
  /** Currency and qualifier before it, without sign and brackets. */
  before: string;
  /** What follows it, without brackets and percent sign: scale, qualifier, marks. */
  after: string;
  decimals: number;
  isGrouped: boolean;
  /** How many digits a code such as 0042 has; 0 for a number. */
  codeLength: number;
  sign: 'brackets' | 'outer brackets' | 'plus' | 'none';
}

const plain = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
const shape = /^([^\d]*?)((?:\d|[.,](?=\d))[\d.,'’\s]*)(.*)$/s;

/** Null for a text that is not a number and nothing else. */
export function writtenForm(text: string, number: number): WrittenForm | null {
  const [, integer, decimals = ''] = text.match(plain) ?? [];
  // Most numbers are nothing but digits.
  if (integer !== undefined && Number(text.replaceAll(',', '')) === number)
    return { before: '', after: '', ...digitsOf(integer, decimals), sign: 'none' };
  const figure = readFigure(text);
  const [, head = '', digits = '', tail = ''] = text.trim().match(shape) ?? [];
  if (!figure) return null;
  const point = valueIn(figure.digits, 'point') === Math.abs(number) ? '.' : ',';
  const [whole = '', fraction = ''] = figure.digits.split(point);
  const end = figure.isBracketed ? tail.replace(')', '') : tail;
  return {
    before: head.replace(/[-−–+(]/g, '').trimStart(),
    after: `${/\s$/.test(digits) ? ' ' : ''}${end.replace('%', '')}`.trimEnd(),
    ...digitsOf(whole, fraction),
    sign: signOf(head.trim(), figure.isBracketed),
  };
}

function digitsOf(whole: string, fraction: string) {
  return {
    decimals: fraction.length,
    isGrouped: /[^\d]/.test(whole),
    codeLength: /^0\d+$/.test(whole) ? whole.length : 0,
  };
}

function signOf(head: string, isBracketed: boolean): WrittenForm['sign'] {
  if (isBracketed) return head.startsWith('(') ? 'outer brackets' : 'brackets';
  return head.startsWith('+') ? 'plus' : 'none';
}

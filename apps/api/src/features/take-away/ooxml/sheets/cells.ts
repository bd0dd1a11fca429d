import { mostDigits, opensFormula } from '@caliper/text/sheet-text.ts';

/** How a cell looks. The same object for many cells makes a book quick to write. */
export interface Look {
  /** As spreadsheets write it: '#,##0.0', '0.0%'. */
  format?: string;
  bold?: boolean;
  italic?: boolean;
  serif?: boolean;
  /** In points. */
  size?: number;
  /** Without the sign before it: '11203A'. */
  colour?: string;
  fill?: string;
  underlined?: boolean;
  wrap?: boolean;
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'center' | 'bottom';
  /** How far a text begins from the left. */
  indent?: number;
  /** Lines, and their colours. */
  top?: Edge;
  bottom?: Edge;
  left?: Edge;
}

export interface Edge {
  style: 'thin' | 'medium' | 'dashed';
  colour: string;
}

export interface SheetCell {
  text?: string;
  value?: number;
  look: Look;
  columnSpan?: number;
  rowSpan?: number;
  /** A place in the same book ('Sheet1'!A1) or an absolute address. */
  link?: { place: string } | { address: string };
}

export type SheetRow = readonly (SheetCell | null)[];

const plain: Look = {};
const asText = new WeakMap<Look, Look>();

/** Text stays text: it never becomes a formula, not even when somebody edits the cell. */
export function textCell(text: string, look: Look = plain): SheetCell {
  if (!opensFormula(text)) return { text, look };
  const formatted = asText.get(look) ?? { ...look, format: '@' };
  asText.set(look, formatted);
  return { text, look: formatted };
}

export function valueCell(value: number | null, look: Look = plain): SheetCell | null {
  if (value === null || !Number.isFinite(value)) return null;
  const isExact = String(value).length <= mostDigits;
  return { value: isExact ? value : Number(value.toPrecision(mostDigits)), look };
}

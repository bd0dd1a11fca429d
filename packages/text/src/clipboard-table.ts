import { opensFormula } from './sheet-text.ts';

export interface ClipboardCell {
  text: string;
  /** As it is written, without separators: 1234.5, and 5.1 for 5.1 %. */
  number?: number | undefined;
  percent?: boolean | undefined;
  isHeading?: boolean | undefined;
  colspan?: number | undefined;
  rowspan?: number | undefined;
}

export interface ClipboardTable {
  /** 'Table 5.1 Value by country' */
  title: string;
  /** The unit and whatever else stands below the title. */
  subtitle: string;
  header: readonly (readonly ClipboardCell[])[];
  rows: readonly (readonly ClipboardCell[])[];
  notes: readonly string[];
  citation: string;
}

/** A table as mails and slides take it from the clipboard, and as sheets do. */
export function clipboardTable(table: ClipboardTable): { html: string; text: string } {
  return { html: htmlOf(table), text: textOf(table) };
}

/** Separated by tabs, with numbers that any sheet reads as numbers. */
function textOf({ title, subtitle, header, rows, notes, citation }: ClipboardTable): string {
  const grid = inPlaces([...header, ...rows]).map((row) => row.map(plainCell).join('\t'));
  const above = [title, subtitle].filter((line) => line !== '').map(safe);
  const below = [...notes, citation].filter((line) => line !== '').map(safe);
  return [...above, '', ...grid, '', ...below].join('\n');
}

function plainCell(cell: ClipboardCell | null): string {
  if (cell === null) return '';
  if (cell.number === undefined) return safe(cell.text);
  return cell.percent ? `${cell.number}%` : String(cell.number);
}

/** One line that no sheet takes for a formula. */
function safe(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return opensFormula(line) ? `'${line}` : line;
}

/** Each cell in its column; places that a cell covers besides its first are empty. */
function inPlaces(rows: readonly (readonly ClipboardCell[])[]): (ClipboardCell | null)[][] {
  const taken = new Map<string, true>();
  return rows.map((cells, at) => {
    const row: (ClipboardCell | null)[] = [];
    let column = 0;
    for (const cell of cells) {
      while (taken.has(`${at}/${column}`)) column += 1;
      while (row.length < column) row.push(null);
      row.push(cell);
      const { colspan = 1, rowspan = 1 } = cell;
      for (let down = 1; down < Math.min(rowspan, rows.length - at); down += 1)
        for (let across = 0; across < colspan; across += 1)
          taken.set(`${at + down}/${column + across}`, true);
      column += colspan;
    }
    return row;
  });
}

const font = "font-family:'Source Sans 3',Calibri,Arial,sans-serif;color:#11203a";

/** Styles stand in each element: mails keep nothing else. */
function htmlOf({ title, subtitle, header, rows, notes, citation }: ClipboardTable): string {
  const heads = header.map((row) => rowOf(row.map((cell) => cellOf(cell, true)))).join('');
  const body = rows.map((row) => rowOf(row.map((cell) => cellOf(cell, false)))).join('');
  return [
    `<div style="${font}">`,
    line(title, 'font-size:11pt;font-weight:600;margin:0'),
    line(subtitle, 'font-size:9.5pt;color:#5b6675;margin:0 0 6px'),
    `<table style="border-collapse:collapse;border-top:2px solid #11203a;border-bottom:1px solid #b9b29f;font-size:10pt;${font}">`,
    heads && `<thead>${heads}</thead>`,
    `<tbody>${body}</tbody></table>`,
    ...[...notes, citation].map((text) => line(text, 'font-size:9pt;color:#5b6675;margin:4px 0 0')),
    '</div>',
  ].join('');
}

function line(text: string, style: string): string {
  return text === '' ? '' : `<p style="${style}">${escaped(safe(text))}</p>`;
}

function rowOf(cells: readonly string[]): string {
  return `<tr>${cells.join('')}</tr>`;
}

function cellOf(cell: ClipboardCell, isHead: boolean): string {
  const { number, percent, isHeading, colspan, rowspan } = cell;
  const isNumber = number !== undefined;
  const tag = isHead || isHeading ? 'th' : 'td';
  const style = [
    'padding:3px 8px;border-bottom:1px solid #e4e0d6;vertical-align:baseline',
    `text-align:${isNumber ? 'right' : 'left'}`,
    `font-weight:${isHead ? 600 : 400}`,
    // Otherwise a sheet may take text for a formula, a date or a fraction.
    ...(isNumber ? [] : ["mso-number-format:'\\@'"]),
  ].join(';');
  const spans = `${colspan && colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan && rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
  const value = isNumber && !percent ? ` x:num="${number}"` : '';
  return `<${tag}${spans}${value} style="${style}">${escaped(isNumber ? cell.text : safe(cell.text))}</${tag}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

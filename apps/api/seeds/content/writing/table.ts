import { element, escaped } from './html.ts';

type TableKind = 'default' | 'markets-covered' | 'clinical-trials' | 'market-drivers' | 'swot';

export interface Column {
  head: string;
  unit?: string;
  /** Adjacent columns with the same group share a heading. */
  group?: string;
  isNumber?: boolean;
}

export function number(head: string | number, unit = '', group = ''): Column {
  return { head: String(head), unit, group, isNumber: true };
}

interface Cell {
  text: string;
  rowspan?: number;
  colspan?: number;
  isHead?: boolean;
}

export interface Table {
  kind?: TableKind;
  caption: string;
  /** Unit and years, the second line of the caption. */
  detail: string;
  /** Those of words by their heading alone. */
  columns: readonly (string | Column)[];
  /** The first cell of a row is its heading. Cells covered by a rowspan above are left out. */
  rows: readonly (readonly (string | Cell)[])[];
  total?: readonly string[];
  notes?: readonly string[];
}

/** The headings of a row in a group of rows; the group's own is in the first of them. */
export function rowHeads(group: string, rowspan: number, index: number, name: string): Cell[] {
  const own = { text: name, isHead: true };
  return index === 0 ? [{ text: group, rowspan, isHead: true }, own] : [own];
}

export function tableHtml(table: Table, label: string): string {
  const columns = table.columns.map((one) => (typeof one === 'string' ? { head: one } : one));
  const caption = element(
    'caption',
    `${escaped(`${label} ${table.caption}`)}<br><span>${escaped(table.detail)}</span>`,
  );
  const body = [...table.rows.map((row) => rowHtml(row, columns)), ...totalHtml(table.total, columns)].join(
    '\n',
  );
  const html = element('table', `\n${caption}\n${headHtml(columns)}\n<tbody>\n${body}\n</tbody>\n`, {
    class: table.kind && table.kind !== 'default' ? table.kind : undefined,
  });
  return [html, ...(table.notes ?? []).map((note) => element('p', escaped(note), { class: 'note' }))].join(
    '\n',
  );
}

function headHtml(columns: readonly Column[]): string {
  if (!columns.some((one) => one.group))
    return `<thead>\n<tr>${columns.map((one) => headCell(one)).join('')}</tr>\n</thead>`;
  const upper = columns.map((one, index) => {
    if (!one.group) return headCell(one, 2);
    if (columns[index - 1]?.group === one.group) return '';
    const after = columns.findIndex((other, place) => place > index && other.group !== one.group);
    return element('th', escaped(one.group), {
      scope: 'colgroup',
      colspan: (after < 0 ? columns.length : after) - index,
    });
  });
  const under = columns.filter((one) => one.group).map((one) => headCell(one));
  return `<thead>\n<tr>${upper.join('')}</tr>\n<tr>${under.join('')}</tr>\n</thead>`;
}

function headCell({ head, unit, isNumber }: Column, rowspan?: number): string {
  const text = unit ? `${escaped(head)}<br><span>${escaped(unit)}</span>` : escaped(head);
  return element('th', text, { scope: 'col', rowspan, style: isNumber ? 'text-align: right' : undefined });
}

function rowHtml(row: readonly (string | Cell)[], columns: readonly Column[]): string {
  // Cells covered by a rowspan are missing on the left, so columns are counted from the right.
  const width = row.reduce((total, one) => total + (typeof one === 'string' ? 1 : (one.colspan ?? 1)), 0);
  const offset = columns.length - width;
  const cells = row.map((one, index) => {
    const { text, rowspan, colspan, isHead } = typeof one === 'string' ? ({ text: one } as Cell) : one;
    const style = columns[index + offset]?.isNumber ? 'text-align: right' : undefined;
    if (isHead ?? index === 0) return element('th', escaped(text), { scope: 'row', rowspan, colspan });
    return element('td', escaped(text), { style, rowspan, colspan });
  });
  return `<tr>${cells.join('')}</tr>`;
}

function totalHtml(total: Table['total'], columns: readonly Column[]): string[] {
  if (!total) return [];
  const cells = total.map((text, index) => {
    if (index === 0) return element('th', escaped(text), { scope: 'row' });
    return element('td', element('strong', escaped(text)), {
      style: columns[index]?.isNumber ? 'text-align: right' : undefined,
    });
  });
  return [element('tr', cells.join(''), { class: 'total' })];
}

import { readText } from '../reading.ts';
import { gridOf } from './grid.ts';

/** A table for a spreadsheet: cells are separated by tabs, and spans do not shift columns. */
export function tableText(table: HTMLTableElement): string {
  const { head, body } = gridOf(table);
  return [...head, ...body]
    .map((row) => {
      const line: string[] = [];
      for (const { cell, column } of row) line[column] = textOf(cell);
      return Array.from(line, (text) => text ?? '').join('\t');
    })
    .join('\n');
}

function textOf(cell: HTMLElement): string {
  return readText(cell).text.replace(/\s+/g, ' ').trim();
}

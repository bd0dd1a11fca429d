import type { Place } from './imports.queries.ts';

const head = ['Sheet', 'Row', 'Column', 'What is wrong'];

/** The sheets with problems, in their order; none for a CSV file, which has no sheets. */
export function sheetsOf(problems: readonly Place[]): string[] {
  const names = new Set(problems.map(({ sheet }) => sheet));
  names.delete('');
  return [...names];
}

export function ofSheet(problems: readonly Place[], sheet: string | null): readonly Place[] {
  return sheet === null ? problems : problems.filter((problem) => problem.sheet === sheet);
}

/** The problems as a table, for a file or the clipboard. */
export function problemRows(problems: readonly Place[]): (string | number | null)[][] {
  return [head, ...problems.map(({ sheet, row, column, message }) => [sheet, row, column, message])];
}

export function problemText(problems: readonly Place[]): string {
  return problemRows(problems)
    .map((cells) => cells.map((cell) => cell ?? '').join('\t'))
    .join('\n');
}

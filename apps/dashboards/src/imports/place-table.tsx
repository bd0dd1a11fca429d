import { Table } from '@caliper/ui/lists/table.tsx';
import type { Place } from './imports.queries.ts';

interface PlaceTableProps {
  label: string;
  /** The head of the last column. */
  words: string;
  places: readonly Place[];
  hasSheets: boolean;
}

/** Places in the file, with a message about each. */
export function PlaceTable({ label, words, places, hasSheets }: PlaceTableProps) {
  return (
    <Table
      label={label}
      density="read"
      heads={[hasSheets && 'Sheet', { head: 'Row', is: 'number' }, 'Column', words]}
    >
      <tbody>
        {places.map(({ sheet, row, column, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may say the same
          <tr key={index}>
            {hasSheets && <td translate="no">{sheet === '' ? '–' : sheet}</td>}
            <td data-number translate="no">
              {row ?? '–'}
            </td>
            <td translate="no">{column ?? '–'}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

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

import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { MarkedText } from '../../../lib/searching/marked-text.tsx';
import type { FoundBeside, Marks } from '../search.queries.ts';
import classes from './found-table-row.module.css';

interface FoundTableRowProps {
  row: NonNullable<NonNullable<FoundBeside['table']>['shown']>;
  caption: string;
  marks: Marks;
}

/** The row of a table that was found, under its headings. */
export function FoundTableRow({ row, caption, marks }: FoundTableRowProps) {
  const { units, columns, label, cells, forecasts } = row;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={classes.frame} role="group" aria-label={`From ${caption}`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{units}</th>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same heading
              <th key={place} scope="col" data-forecast={forecasts[place] || undefined}>
                {column}
                {forecasts[place] && <Unseen>, forecast</Unseen>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <MarkedText text={label} marks={marks} />
            </th>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so may cells
              <td key={place} translate="no" data-forecast={forecasts[place] || undefined}>
                <MarkedText text={cell} marks={marks} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

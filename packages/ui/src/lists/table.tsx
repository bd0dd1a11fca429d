import type { CSSProperties, ReactNode } from 'react';
import { Unseen } from '../theme/unseen.tsx';
import classes from './table.module.css';
import { Wide } from './wide.tsx';

/** Numbers stand at the right; the name of a column of buttons is for screen readers only; a long one wraps. */
interface SpecialHead {
  head: string;
  is?: 'number' | 'unseen' | 'wraps';
}

interface TableProps {
  /** Names the table, and the region that scrolls if it is too wide. */
  label: string;
  /** `rows` is taller, for rows with buttons. */
  density?: 'read' | 'rows';
  /**
   * On a phone each row becomes a block, where scrolling would hide what it is about. Cells that then need their
   * heading have it in `data-label`; a checkbox before its row has `data-lead`.
   */
  stacks?: boolean;
  /** One for each column, unless the rows bring a `thead` of their own. */
  heads?: readonly (string | SpecialHead | false)[];
  /** Widths, so that tables below each other align; the first column takes the rest. */
  columns?: readonly string[];
  children: ReactNode;
}

/**
 * A dark line on top, hairlines between the rows. Cells with numbers have `data-number`, a row its meaning in
 * `data-tone`. A table that is too wide says so and scrolls by itself, and its first column stays.
 */
export function Table({ label, density = 'rows', stacks = false, heads, columns, children }: TableProps) {
  return (
    <Wide label={label} className={classes.frame}>
      <table
        className={classes.table}
        data-density={density}
        data-stacks={stacks || undefined}
        {...(columns && { style: fixedColumns(columns) })}
        aria-label={label}
      >
        {columns && (
          <colgroup>
            <col />
            {columns.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
              <col key={index} style={{ width }} />
            ))}
          </colgroup>
        )}
        {heads && (
          <thead>
            <tr>{heads.map((head) => head && headOf(typeof head === 'string' ? { head } : head))}</tr>
          </thead>
        )}
        {children}
      </table>
    </Wide>
  );
}

function headOf({ head, is }: SpecialHead) {
  return (
    <th
      key={head}
      scope="col"
      data-number={is === 'number' || undefined}
      data-wraps={is === 'wraps' || undefined}
    >
      {is === 'unseen' ? <Unseen>{head}</Unseen> : head}
    </th>
  );
}

const narrowestFirstColumn = '160px';

function fixedColumns(columns: readonly string[]): CSSProperties {
  const width = `calc(${[narrowestFirstColumn, ...columns].join(' + ')})`;
  return { tableLayout: 'fixed', '--table-min-width': width } as CSSProperties;
}

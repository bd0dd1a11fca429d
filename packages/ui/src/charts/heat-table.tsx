import { Table } from '../lists/table.tsx';
import { inkOn } from './color-math.ts';
import { type DataColor, sequenceColors } from './data-color.ts';
import { useLook } from './look.ts';
import { stepOf } from './steps.ts';

interface HeatTableProps {
  label: string;
  /** Over the names of the rows, such as "Country". */
  corner: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly (number | null)[] }[];
  /** Ascending; a value takes the colour of the last step that it reaches. */
  steps: readonly number[];
  format: (value: number) => string;
  chosen?: readonly string[];
  onPick?: ((row: string) => void) | undefined;
}

/** A table whose cells are tinted by their value. */
export function HeatTable({
  label,
  corner,
  columns,
  rows,
  steps,
  format,
  chosen = [],
  onPick,
}: HeatTableProps) {
  const look = useLook();
  const tint = (value: number | null) => {
    if (value === null) return {};
    const color = look.color(colorOfStep(stepOf(value, steps), steps.length));
    return { style: { background: color, color: inkOn(color) } };
  };
  return (
    <Table label={label} density="read">
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-number translate="no">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name} data-chosen={chosen.includes(name) || undefined}>
            <th scope="row" translate="no">
              {onPick ? (
                <button
                  type="button"
                  className="press link r2"
                  aria-pressed={chosen.includes(name)}
                  onClick={() => onPick(name)}
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            {columns.map((column, index) => (
              <td key={column} data-number data-heat {...tint(values[index] ?? null)} translate="no">
                {values[index] == null ? '–' : format(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Few steps still reach from the lightest to the darkest. */
export function colorOfStep(step: number, count: number): DataColor {
  const last = sequenceColors.length - 1;
  const at = count <= 1 ? last : Math.round((step / (count - 1)) * last);
  return sequenceColors[Math.min(Math.max(at, 0), last)] ?? 'seq-1';
}

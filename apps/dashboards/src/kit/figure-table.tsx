import { Table } from '@caliper/ui/lists/table.tsx';
import '@caliper/ui/theme/tokens-data.css';
import { dashboardTexts } from '@caliper/contract/dashboards/dashboards.messages.ts';
import { cellText, type FigureSheet, hasGroupHeads, type SheetColumn, type SheetRow } from './sheet.ts';
import { nextSort, type Sort, sortedRows } from './sort.ts';

interface FigureTableProps {
  label: string;
  sheet: FigureSheet;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** No more rows than this are shown, besides totals. */
  limit?: number;
  chosen?: readonly string[];
  /** Chooses what a row is about. */
  onPick?: ((key: string) => void) | undefined;
}

/** Measured and forecast columns under their own heads, sorted by any of them; the first column stays in sight. */
export function FigureTable({ label, sheet, sort, onSort, limit, chosen = [], onPick }: FigureTableProps) {
  const rows = sortedRows(sheet, sort).filter((row, index) => row.isTotal || index < (limit ?? Infinity));
  const forecastStart = sheet.columns.findIndex(({ group }) => group === 'forecast');
  return (
    <Table label={label} density="read">
      <thead>
        <GroupHeads sheet={sheet} />
        <tr>
          {sheet.columns.map((column, index) => (
            <Head
              key={column.head}
              column={column}
              isEdge={index === forecastStart}
              sorted={sort?.column === index ? sort : null}
              onSort={() => onSort(nextSort(sort, index, column.decimals !== undefined))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.cells.filter((cell) => typeof cell === 'string').join('/')}
            row={row}
            sheet={sheet}
            forecastStart={forecastStart}
            isChosen={chosen.includes(row.key)}
            onPick={row.isTotal ? undefined : onPick}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** Measured | Forecast, each with its unit. */
function GroupHeads({ sheet: { columns, unit } }: { sheet: FigureSheet }) {
  const count = (group: SheetColumn['group']) => columns.filter((column) => column.group === group).length;
  const [measured, forecast] = [count('measured'), count('forecast')];
  const lead = columns.findIndex(({ group }) => group !== undefined);
  const after = columns.length - lead - measured - forecast;
  if (!hasGroupHeads({ columns, unit })) return null;
  return (
    <tr>
      {lead > 0 && <td colSpan={lead} />}
      {measured > 0 && (
        <th colSpan={measured} scope="colgroup">
          {dashboardTexts.measured} <span className="faint plain">{unit}</span>
        </th>
      )}
      {forecast > 0 && (
        <th colSpan={forecast} scope="colgroup" data-forecast data-edge>
          {dashboardTexts.forecast} <span className="faint plain">{unit}</span>
        </th>
      )}
      {after > 0 && <td colSpan={after} />}
    </tr>
  );
}

interface HeadProps {
  column: SheetColumn;
  isEdge: boolean;
  sorted: Sort | null;
  onSort: () => void;
}

function Head({ column: { head, sub, decimals, group }, isEdge, sorted, onSort }: HeadProps) {
  const direction = sorted && (sorted.isDescending ? 'descending' : 'ascending');
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      data-number={decimals !== undefined || undefined}
      data-forecast={group === 'forecast' || undefined}
      data-edge={isEdge || undefined}
    >
      <button type="button" className="press link r2" onClick={onSort}>
        <span translate={group ? 'no' : undefined}>{head}</span>
        {sub && (
          <span className="block faint plain" translate="no">
            {sub}
          </span>
        )}
        {sorted && <span aria-hidden="true">{sorted.isDescending ? '↓' : '↑'}</span>}
      </button>
    </th>
  );
}

interface RowProps {
  row: SheetRow;
  sheet: FigureSheet;
  forecastStart: number;
  isChosen: boolean;
  onPick: ((key: string) => void) | undefined;
}

function Row({ row, sheet, forecastStart, isChosen, onPick }: RowProps) {
  const [name, ...cells] = row.cells;
  return (
    <tr data-total={row.isTotal || undefined} data-chosen={isChosen || undefined}>
      <th scope="row" translate="no">
        {onPick ? (
          <button
            type="button"
            className="press link r2"
            aria-pressed={isChosen}
            onClick={() => onPick(row.key)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {cells.map((cell, index) => {
        const column = sheet.columns[index + 1];
        return (
          <td
            key={column?.head}
            data-number={column?.decimals !== undefined || undefined}
            data-forecast={column?.group === 'forecast' || undefined}
            data-edge={index + 1 === forecastStart || undefined}
            translate="no"
          >
            {cellText(cell, row.decimals ?? column?.decimals)}
          </td>
        );
      })}
    </tr>
  );
}

import type { ShownFigure } from '@caliper/contract/changes.schemas.ts';
import type {
  ComparedCell,
  ComparedColumn,
  ComparedRow,
  ComparedTable,
} from '@caliper/contract/differences/compared.schemas.ts';
import { kindWords } from '@caliper/contract/differences/differences.messages.ts';
import { sheetText } from '@caliper/text/sheet-text.ts';
import type { CellObject, SheetData, SheetOptions } from 'write-excel-file/node';
import { writtenForm } from '../../reports/index.ts';

type FigureSheet = SheetOptions<never> & { data: SheetData };

const widths = [34, 26, 8, 14, 18, 14, 18, 12, 12, 20];

/** A table as a list of its figures, so that it can be sorted and filtered: a row for each, old and new beside each other. */
export function figureSheet(
  { before, after, corner, parts }: ComparedTable,
  [former, later]: [string, string],
): FigureSheet {
  const [title = ''] = after.title.split('\n');
  const name = [after.name, title].filter(Boolean).join(' ');
  const was = [before.name, before.title.split('\n')[0]].filter(Boolean).join(' ');
  const heads = [
    corner || 'Row',
    'Column',
    'Year',
    former,
    'Unit',
    later,
    'Unit',
    'Change',
    'Change %',
    'What changed',
  ];
  const above: SheetData = [
    [{ ...sheetText(name || `Table ${after.number}`), fontWeight: 'bold', fontSize: 13 }],
    [sheetText(was === name ? '' : `Was: ${was}`)],
    heads.map((head) => ({ ...sheetText(head), fontWeight: 'bold', backgroundColor: '#E8EEF2' })),
  ];
  const rows = parts.flatMap((part) =>
    part.rows.flatMap((row) =>
      row.cells.flatMap((cell, at) => {
        const column = part.columns[at];
        return cell && column ? [figureRow(row, column, cell)] : [];
      }),
    ),
  );
  return {
    data: [...above, ...rows],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: above.length,
  };
}

function figureRow(row: ComparedRow, column: ComparedColumn, cell: ComparedCell): (CellObject | null)[] {
  const { before, after, change, relative, kind } = cell;
  const year = column.year ?? row.year;
  return [
    sheetText(row.path.join(', ')),
    sheetText(column.path.join(', ')),
    year === null ? null : { type: Number, value: year },
    figureCell(before),
    before ? sheetText(before.unit) : null,
    figureCell(after),
    after ? sheetText(after.unit) : null,
    change === null ? null : { type: Number, value: change, format: formatOf(after) },
    relative === null ? null : { type: Number, value: relative, format: '0.0%' },
    sheetText(kindWords[kind]),
  ];
}

/** A number as a number, everything else as it reads. */
function figureCell(figure: ShownFigure | null): CellObject | null {
  if (!figure) return null;
  const { text, value } = figure;
  if (value === null) return sheetText(text);
  return { type: Number, value, format: formatOf(figure) };
}

function formatOf(figure: ShownFigure | null): string {
  const decimals = figure?.value == null ? 0 : (writtenForm(figure.text, figure.value)?.decimals ?? 0);
  return decimals > 0 ? `#,##0.${'0'.repeat(Math.min(decimals, 6))}` : '#,##0';
}

import { columnWidths, sheetNumber } from '../../reader/index.ts';
import type { Placed } from '../../reports/index.ts';
import type { Chart, ChartBlock, TableBlock } from '../document.ts';
import { exhibitTitle, linesBelow } from '../document-words.ts';
import { type SheetCell, type SheetRow, textCell, valueCell } from '../ooxml/sheets/cells.ts';
import type { Sheet } from '../ooxml/sheets/sheet.ts';
import { type TableView, tableView, type ViewCell } from '../table-view.ts';
import { looks, tableLook } from './looks.ts';

/** What all sheets of exhibits have. */
interface SheetFrame {
  name: string;
  /** The place of the contents. */
  contents: string;
  /** Below each table: edition and licence. */
  closing: readonly string[];
  footer: string;
}

type Exhibit = TableBlock | ChartBlock;

/** A table with its numbers as numbers, between what it is called and where it comes from. */
export function tableSheet(block: TableBlock, frame: SheetFrame): Sheet {
  const above = rowsAbove(block, frame);
  const headRows = block.table.header.length;
  return {
    ...frozen(above.length + headRows, frame),
    body() {
      const view = tableView(block.table);
      return {
        columns: columnWidths(view.cells, view.width),
        frozenColumns: headRows > 0 ? Math.min(view.labelColumns, 3) : 0,
        rows: framed(above, bodyRows(view), rowsBelow(block, frame)),
      };
    },
  };
}

/** The numbers of a chart, as programs expect them that draw one. */
export function chartSheet(block: ChartBlock, frame: SheetFrame): Sheet {
  const above = rowsAbove(block, frame);
  const widths = block.chart.series.map(({ name }) => ({
    width: Math.min(40, Math.max(12, name.length + 2)),
  }));
  return {
    ...frozen(above.length + 1, frame),
    body: () => ({
      columns: [{ width: 24 }, ...widths],
      frozenColumns: 1,
      rows: framed(above, chartRows(block.chart), rowsBelow(block, frame)),
    }),
  };
}

function chartRows({ categories, series, format, forecastFrom, unit }: Chart): SheetRow[] {
  const heads = [unit, ...series.map(({ name }) => name)];
  const isForecast = (at: number) => forecastFrom !== null && at >= forecastFrom;
  return [
    heads.map((name, index) => textCell(name, tableLook({ isHead: true, isNumber: index > 0 }))),
    ...categories.map((category, at) => {
      const look = tableLook({ format, isNumber: true, isForecast: isForecast(at) });
      const values = series.map((one) => valueCell(one.values[at] ?? null, look));
      return [textCell(category, tableLook({ isLabel: true })), ...values];
    }),
  ];
}

function* framed(...parts: readonly Iterable<SheetRow>[]): Generator<SheetRow> {
  for (const rows of parts) yield* rows;
}

/** More frozen rows would leave no room for scrolling. */
const mostFrozen = 10;

function frozen(rows: number, { name, footer }: SheetFrame) {
  return { name, footer, ...(rows <= mostFrozen && { frozenRows: rows }) };
}

function rowsAbove(block: Exhibit, { contents }: SheetFrame): SheetRow[] {
  const units = block.kind === 'table' && block.subtitle === '' ? block.table.units : '';
  const about = block.subtitle || (units && `Units: ${units}`);
  return [
    [textCell(exhibitTitle(block), looks.title)],
    ...(about === '' ? [] : [[textCell(about, looks.subtitle)]]),
    [{ ...textCell('Contents', looks.link), link: { place: contents } }],
    [],
  ];
}

function rowsBelow(block: Exhibit, { closing }: SheetFrame): SheetRow[] {
  const { citation, address } = block;
  const lines = [...linesBelow(block), ...(citation === block.source ? [] : [citation]), ...closing];
  return [
    [],
    ...lines.filter((line) => line !== '').map((line) => [textCell(line, looks.small)]),
    ...(address ? [[{ ...textCell(address, looks.link), link: { address } }]] : []),
  ];
}

/** Rows of the table itself; places below or beside a merged cell look as it does. */
function* bodyRows(view: TableView): Generator<SheetRow> {
  const covered = new Map<number, { cell: SheetCell; until: number }>();
  let next = 0;
  for (let at = 0; at < view.height; at += 1) {
    const row: (SheetCell | null)[] = [];
    for (const [column, { cell, until }] of covered)
      if (until > at) put(row, column, { look: cell.look });
      else covered.delete(column);
    for (let placed = view.cells[next]; placed && placed.row === at; placed = view.cells[next]) {
      next += 1;
      const cell = cellOf(view, placed);
      const { column, columnSpan, rowSpan } = placed;
      put(row, column, cell);
      for (let beside = column; beside < column + columnSpan; beside += 1) {
        if (beside > column) put(row, beside, { look: cell.look });
        if (rowSpan > 1) covered.set(beside, { cell, until: at + rowSpan });
      }
    }
    yield row;
  }
}

function put(row: (SheetCell | null)[], column: number, cell: SheetCell): void {
  while (row.length < column) row.push(null);
  row[column] = cell;
}

function cellOf(view: TableView, { cell, row, column, rowSpan, columnSpan }: Placed<ViewCell>): SheetCell {
  const isHead = row < view.headRows || cell.isColumnHead === true;
  const isLabel = column < view.labelColumns;
  const nature = { isForecast: !isLabel && view.isForecast(row, column) };
  const spans = { ...(rowSpan > 1 && { rowSpan }), ...(columnSpan > 1 && { columnSpan }) };
  if (isHead)
    return {
      ...textCell(cell.text, tableLook({ ...nature, isHead, isNumber: !isLabel && columnSpan === 1 })),
      ...spans,
    };
  const number = sheetNumber(cell, unitAround(view, cell, column));
  const isTotal = view.isTotal(row);
  const shown =
    number &&
    valueCell(number.value, tableLook({ ...nature, isTotal, isNumber: true, format: number.format }));
  return { ...(shown ?? textCell(cell.text, tableLook({ ...nature, isTotal, isLabel }))), ...spans };
}

/** The unit that the cell, its column or its table names. */
function unitAround({ table }: TableView, cell: ViewCell, column: number): string {
  return cell.unit || table.columnUnits?.[column] || table.units;
}

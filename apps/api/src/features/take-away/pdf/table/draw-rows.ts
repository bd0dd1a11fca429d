import { colours } from '../../colours.ts';
import { total } from '../../tables/split.ts';
import { type Element, type Paper, sheet } from '../paper.ts';
import { placesOf } from '../text.ts';
import type { SetCell, SetTable } from './rows.ts';

interface Stretch {
  from: number;
  to: number;
  /** Null where the head is repeated, which nobody is told again. */
  cellsIn: Element | null;
}

/** Rows of a table from where the page has got to: their grounds and lines first, then their cells. */
export function drawRows(paper: Paper, set: SetTable, { from, to, cellsIn }: Stretch): void {
  const { heights, rows, density } = set;
  paper.decorate(() => drawGrounds(paper, set, from, to));
  let y = paper.y;
  for (let row = from; row < to; row += 1) {
    const line = cellsIn && paper.element(cellsIn, 'TR');
    for (const cell of rows[row] ?? []) {
      const bottom = y + total(heights, row, Math.min(to, row + cell.rowSpan));
      const box = { top: y, bottom };
      const places = placesOf(cell.lines, { x: 0, y: topOf(set, cell, box), leading: density.leading });
      const placed = places.map((place) => ({ ...place, x: leftOf(set, cell, place.line.width) }));
      if (line) tell(paper, line, cell, { set, placed });
      else paper.decorate(() => paper.scribble(placed), 'Pagination');
    }
    line?.end();
    y += heights[row] ?? 0;
  }
  paper.y = y;
}

function tell(
  paper: Paper,
  line: Element,
  cell: SetCell,
  { set, placed }: { set: SetTable; placed: Parameters<Paper['place']>[1] },
): void {
  const isHead = cell.row < set.grid.headRows || cell.heads !== null;
  const element = paper.element(line, isHead ? 'TH' : 'TD', {
    ...(isHead && { scope: cell.heads === 'row' ? 'Row' : 'Column' }),
    columns: cell.columnSpan,
    rows: cell.rowSpan,
  });
  if (placed.length > 0) paper.place(element, placed);
  element.end();
}

/** Headings stand on their line, all else begins at the top. */
function topOf(
  { grid, density }: SetTable,
  cell: SetCell,
  { top, bottom }: { top: number; bottom: number },
): number {
  if (cell.row >= grid.headRows) return top + density.padY;
  return bottom - density.padY - cell.lines.length * density.leading;
}

/** Figures end on the right, and so do the headings right above them. */
function leftOf({ grid, widths, density }: SetTable, cell: SetCell, width: number): number {
  const left = sheet.left + total(widths, 0, cell.column);
  const isInHead = cell.row < grid.headRows;
  const isRight = cell.columnSpan === 1 && cell.heads !== 'row' && grid.numeric[cell.column] === true;
  if (!(isInHead ? isRight : cell.isNumber || isRight)) return left + density.padX;
  return left + total(widths, cell.column, cell.column + cell.columnSpan) - density.padX - width;
}

function drawGrounds(paper: Paper, { grid, widths, heights }: SetTable, from: number, to: number): void {
  const { headRows, forecast, totals, rows } = grid;
  const left = sheet.left;
  const right = left + total(widths);
  const top = paper.y;
  const bottom = top + total(heights, from, to);
  drawForecast(paper, { forecast, widths }, top, bottom);
  const line = (y: number, colour: string, width = 0.5) =>
    paper.rule(y, { from: left, to: right, width, colour });
  if (from === 0) line(top, colours.ink, 1.2);
  let y = top;
  for (let row = from; row < to; row += 1) {
    if (totals.has(row)) line(y, colours.line2, 0.8);
    y += heights[row] ?? 0;
    const isEnd = row === headRows - 1 || row === rows - 1;
    if (row >= headRows - 1) line(y, isEnd ? colours.line2 : colours.line, isEnd ? 0.8 : 0.5);
  }
}

function drawForecast(
  paper: Paper,
  { forecast, widths }: { forecast: readonly boolean[]; widths: readonly number[] },
  top: number,
  bottom: number,
): void {
  for (const [column, isForecast] of forecast.entries()) {
    if (!isForecast) continue;
    const x = sheet.left + total(widths, 0, column);
    paper.pdf.rect(x, top, widths[column] ?? 0, bottom - top).fill(colours.forecast);
    if (forecast[column - 1] || column === 0) continue;
    paper.pdf.moveTo(x, top).lineTo(x, bottom).lineWidth(0.6).dash(2, { space: 2 });
    paper.pdf.strokeColor(colours.forecastLine).stroke().undash();
  }
}

import { colours } from '../ooxml/theme.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import type { TableView, ViewCell } from '../table-view.ts';
import { linesIn } from '../words-size.ts';
import { emu } from './page.ts';
import { cellPadding, type PageRow, spanWidth, sum, type TablePage } from './table-pages.ts';
import { type ParagraphLook, plainParagraph } from './text.ts';

/** A row of the slide's table: of the headings, or of the rows of this page. */
interface DrawnRow {
  at: number;
  height: number;
  lines: PageRow['lines'];
}

interface Corner {
  cell: ViewCell;
  row: number;
  rowSpan: number;
  column: number;
  columnSpan: number;
  width: number;
}

/** One page of a table as a table of the program. */
export function tableGraphic(view: TableView, page: TablePage, language: string): Markup {
  const heads = page.headHeights.map((height, at): DrawnRow => ({ at, height, lines: null }));
  const rows: DrawnRow[] = [...heads, ...page.rows];
  const covered = coverage(view, page, rows);
  const markup = rows.map(({ height, at, lines }, row) => {
    const cells = page.columns.map((_, column) => {
      const corner = covered[row]?.[column];
      if (corner && corner.row === row && corner.column === column)
        return cellMarkup(view, page, corner, { at, lines, language });
      return xml`<a:tc${spansOf(corner, row, column)}><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="${language}" sz="${page.size * 100}"/></a:p></a:txBody>${cellLook(view, page, row, at, column)}</a:tc>`;
    });
    return xml`<a:tr h="${emu(height)}">${cells}</a:tr>`;
  });
  return xml`<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl>
    <a:tblPr${heads.length > 0 && xml` firstRow="1"`}><a:tableStyleId>{2D5ABB26-0587-4C30-8999-92F81FD0307C}</a:tableStyleId></a:tblPr>
    <a:tblGrid>${page.widths.map((width) => xml`<a:gridCol w="${emu(width)}"/>`)}</a:tblGrid>${markup}</a:tbl></a:graphicData></a:graphic>`;
}

export function tableHeight(page: TablePage): number {
  return sum(page.headHeights) + sum(page.rows.map(({ height }) => height));
}

/** For each place of the page the cell that covers it; cells are cut where the page ends. */
function coverage(view: TableView, page: TablePage, rows: readonly DrawnRow[]): (Corner | undefined)[][] {
  const covered: (Corner | undefined)[][] = rows.map(() => []);
  const places = new Map<number, number[]>();
  for (const [index, { at }] of rows.entries()) places.set(at, [...(places.get(at) ?? []), index]);
  const last = rows.at(-1)?.at ?? -1;
  for (const placed of view.cells) {
    if (placed.row > last) break;
    const width = spanWidth(placed, page.columns, page.widths);
    if (width === null) continue;
    const columns = page.columns.flatMap((one, index) =>
      one >= placed.column && one < placed.column + placed.columnSpan ? [index] : [],
    );
    const own: number[] = [];
    for (let at = placed.row; at < placed.row + placed.rowSpan; at += 1) own.push(...(places.get(at) ?? []));
    // A page may begin within a cell, and go on behind headings to which it does not belong.
    const [row, column] = [own[0], columns[0]];
    if (row === undefined || column === undefined) continue;
    const corner = { cell: placed.cell, row, rowSpan: own.length, column, columnSpan: columns.length, width };
    for (const at of own) for (const one of columns) (covered[at] ?? [])[one] = corner;
  }
  return covered;
}

function spansOf(corner: Corner | undefined, row: number, column: number): Markup | null {
  if (!corner) return null;
  const { rowSpan, columnSpan } = corner;
  const isFirstRow = corner.row === row;
  const isFirstColumn = corner.column === column;
  return xml`${isFirstRow && rowSpan > 1 && xml` rowSpan="${rowSpan}"`}
    ${isFirstColumn && columnSpan > 1 && xml` gridSpan="${columnSpan}"`}
    ${!isFirstColumn && xml` hMerge="1"`}${!isFirstRow && xml` vMerge="1"`}`;
}

interface CellSetting {
  at: number;
  lines: PageRow['lines'];
  language: string;
}

function cellMarkup(
  view: TableView,
  page: TablePage,
  corner: Corner,
  { at, lines, language }: CellSetting,
): Markup {
  const { cell, row, column, columnSpan, width } = corner;
  const isHead = at < view.headRows || cell.isColumnHead === true;
  const gridColumn = page.columns[column] ?? 0;
  const isLabel = gridColumn < view.labelColumns;
  const look: ParagraphLook = {
    size: isHead ? Math.max(9, page.size - 1) : page.size,
    colour: isHead ? 'tx2' : 'tx1',
    bold: isHead || view.isTotal(at),
    italic: !isHead && view.isForecast(at, gridColumn),
    ...(!isLabel && columnSpan === 1 && view.figureColumns.has(gridColumn) && { align: 'r' as const }),
  };
  const text =
    lines && !isLabel
      ? linesIn(cell.text, page.size * 1.03, width - 2 * cellPadding.x, lines).join(' ')
      : cell.text;
  return xml`<a:tc${spansOf(corner, row, column)}><a:txBody><a:bodyPr/><a:lstStyle/>${plainParagraph(text, look, language)}</a:txBody>
    ${cellLook(view, page, row, at, column, isHead)}</a:tc>`;
}

function cellLook(
  view: TableView,
  page: TablePage,
  row: number,
  at: number,
  column: number,
  isHead = at < view.headRows,
): Markup {
  const gridColumn = page.columns[column] ?? 0;
  const isForecast = gridColumn >= view.labelColumns && view.isForecast(at, gridColumn);
  const isFirst = isForecast && column > 0 && !view.isForecast(at, page.columns[column - 1] ?? 0);
  const isLastHead = at === view.headRows - 1;
  const isLast = row === page.headHeights.length + page.rows.length - 1;
  const isEnd = isLastHead || isLast;
  const above =
    row === 0 ? edge(colours.ink, 1.5) : edge(view.isTotal(at) ? colours.line2 : colours.line, 0.5);
  return xml`<a:tcPr marL="${emu(cellPadding.x)}" marR="${emu(cellPadding.x)}" marT="${emu(cellPadding.y)}" marB="${emu(cellPadding.y)}"
    anchor="${isHead ? 'b' : view.figureColumns.size > 0 ? 'ctr' : 't'}">
    <a:lnL${isFirst ? edge(colours.forecastLine, 0.75, true) : noEdge}</a:lnL><a:lnR${noEdge}</a:lnR>
    <a:lnT${above}</a:lnT><a:lnB${isEnd ? edge(colours.line2, 0.75) : edge(colours.line, 0.5)}</a:lnB>
    ${isForecast ? xml`<a:solidFill><a:srgbClr val="${colours.forecast}"/></a:solidFill>` : xml`<a:noFill/>`}</a:tcPr>`;
}

const noEdge = xml` w="0"><a:noFill/>`;

function edge(colour: string, width: number, isDashed = false): Markup {
  return xml` w="${emu(width)}"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill><a:prstDash val="${isDashed ? 'sysDash' : 'solid'}"/>`;
}

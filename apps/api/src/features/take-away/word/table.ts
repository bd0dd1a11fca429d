import type { TableBlock } from '../document.ts';
import { exhibitTitle } from '../document-words.ts';
import { colours } from '../ooxml/theme.ts';
import { Markup, xml } from '../ooxml/xml.ts';
import { settledWidths, wantedWidths } from '../tables/columns.ts';
import { type Part, partOf, partsOf, total } from '../tables/split.ts';
import { type GridCell, gridOf, type TableGrid } from '../tables/table-grid.ts';
import { longestWord, textWidth } from '../words-size.ts';
import { landscapeWidth, portraitWidth, twips } from './page.ts';
import { words } from './text.ts';

const padding = 8;
const size = { normal: 9, dense: 8 };
/** Word has no more columns than this. */
const mostColumns = 60;

/** A table as Word can show it: on upright pages, or on wide ones, in as many parts as it takes. */
export interface FittedTable {
  isWide: boolean;
  parts: readonly { grid: TableGrid; widths: readonly number[]; size: number }[];
}

export function fittedTable({ table }: Pick<TableBlock, 'table'>): FittedTable {
  const grid = gridOf(table);
  const setting = settings.find((one) => partsIn(grid, one).length === 1) ?? wide;
  const isWide = setting.room === landscapeWidth;
  return { isWide, parts: fitted(grid, partsIn(grid, setting), setting) };
}

interface Setting {
  room: number;
  text: number;
  /** How much wider than in our face figures and words may be without being broken. */
  reserve: number;
}

/**
 * Programs without our face take another, of which DejaVu is the widest that is common; its bold, slanted letters are wider by so
 * much. A figure that is broken in its cell is read wrongly, so smaller letters are the lesser evil, wide pages are not.
 */
const otherFace = 1.42;
const wide: Setting = { room: landscapeWidth, text: size.dense, reserve: otherFace };
const settings: readonly Setting[] = [
  { room: portraitWidth, text: size.normal, reserve: otherFace },
  { room: portraitWidth, text: size.dense, reserve: otherFace },
  { room: portraitWidth, text: size.dense, reserve: 1 },
  wide,
  { ...wide, reserve: 1 },
];

function measureIn({ text, reserve }: Setting) {
  return ({ text: words, isNumber }: GridCell) => {
    const whole = textWidth(words, text) * reserve;
    return { least: isNumber ? whole : longestWord(words, text) * reserve, whole };
  };
}

function partsIn(grid: TableGrid, setting: Setting): Part[] {
  const { least } = wantedWidths(grid, measureIn(setting), padding);
  const parts = partsOf(grid, least, setting.room);
  const most = Math.max(1, mostColumns - grid.labels);
  return parts.flatMap(({ from, to }) => inPieces(from, to, most));
}

function inPieces(from: number, to: number, most: number): Part[] {
  const count = Math.ceil((to - from) / most) || 1;
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * most,
    to: Math.min(to, from + (at + 1) * most),
  }));
}

function fitted(grid: TableGrid, parts: readonly Part[], setting: Setting) {
  const { room, text } = setting;
  return parts.map((part) => {
    const own = parts.length === 1 ? grid : partOf(grid, part);
    const wanted = wantedWidths(own, measureIn(setting), padding);
    const width = parts.length === 1 ? room : Math.min(room, total(wanted.good));
    return { grid: own, widths: settledWidths(wanted, width), size: text };
  });
}

/** The rows one by one, so that a long table never stands in memory as markup. */
export function* tableMarkup(block: TableBlock, part: FittedTable['parts'][number]): Generator<Markup> {
  const { grid, widths } = part;
  yield new Markup(`<w:tbl>${propertiesOf(block, grid, widths).source}`);
  const reaching: (GridCell | null)[] = new Array(grid.columns).fill(null);
  for (const [row, cells] of rowsOf(grid).entries())
    yield rowMarkup(part, row, placesIn(row, cells, reaching));
  yield new Markup('</w:tbl>');
}

function propertiesOf(block: TableBlock, grid: TableGrid, widths: readonly number[]): Markup {
  const hasHead = grid.headRows > 0;
  return xml`<w:tblPr><w:tblStyle w:val="ReportTable"/><w:tblW w:w="${twips(total(widths))}" w:type="dxa"/><w:tblLayout w:type="fixed"/>
    <w:tblLook w:val="0${hasHead ? '4' : '0'}20" w:firstRow="${hasHead ? 1 : 0}" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>
    <w:tblCaption w:val="${exhibitTitle(block)}"/><w:tblDescription w:val="${block.subtitle}"/></w:tblPr>
    <w:tblGrid>${widths.map((width) => xml`<w:gridCol w:w="${twips(width)}"/>`)}</w:tblGrid>`;
}

function rowsOf({ cells, rows }: TableGrid): GridCell[][] {
  const found: GridCell[][] = Array.from({ length: rows }, () => []);
  for (const cell of cells) found[cell.row]?.push(cell);
  return found;
}

interface Place {
  column: number;
  span: number;
  /** Null where the table has no cell. */
  cell: GridCell | null;
  isContinued: boolean;
}

/** What stands in a row from left to right: its own cells, those that reach into it from above, and gaps. */
function placesIn(row: number, cells: readonly GridCell[], reaching: (GridCell | null)[]): Place[] {
  for (const cell of cells) reaching.fill(cell, cell.column, cell.column + cell.columnSpan);
  const places: Place[] = [];
  for (let column = 0; column < reaching.length; ) {
    const cell = reaching[column] ?? null;
    const isThere = cell !== null && row < cell.row + cell.rowSpan;
    let end = column + 1;
    if (isThere) while (end < reaching.length && reaching[end] === cell) end += 1;
    places.push({
      column,
      span: end - column,
      cell: isThere ? cell : null,
      isContinued: isThere && cell.row < row,
    });
    column = end;
  }
  return places;
}

function rowMarkup(part: FittedTable['parts'][number], row: number, places: readonly Place[]): Markup {
  const isHead = row < part.grid.headRows;
  return xml`<w:tr><w:trPr><w:cantSplit/>${isHead && xml`<w:tblHeader/>`}</w:trPr>${places.map((place) => cellMarkup(part, row, place))}</w:tr>`;
}

function cellMarkup(
  { grid, widths, size: text }: FittedTable['parts'][number],
  row: number,
  { column, span, cell, isContinued }: Place,
): Markup {
  const isHead = row < grid.headRows;
  const isTotal = grid.totals.has(row);
  // The last row, mostly the sum, does not stand alone on a page.
  const isKept = isHead || row === grid.rows - 2;
  const isGround = grid.forecast[column] === true;
  const merge =
    cell !== null && cell.rowSpan > 1 && xml`<w:vMerge w:val="${isContinued ? 'continue' : 'restart'}"/>`;
  const isFigure = cell?.isNumber || (span === 1 && cell?.heads !== 'row' && grid.numeric[column] === true);
  const look = {
    isBold: isHead || cell?.heads === 'column' || isTotal,
    isItalic: cell?.isForecast,
    size: text,
    ...(isHead && { colour: colours.ink2 }),
  };
  const inside = cell !== null && !isContinued && cell.text !== '' && words(cell.text, look);
  return xml`<w:tc><w:tcPr><w:tcW w:w="${twips(total(widths, column, column + span))}" w:type="dxa"/>
    ${span > 1 && xml`<w:gridSpan w:val="${span}"/>`}${merge}
    ${(isHead || isTotal) && xml`<w:tcBorders>${isTotal && border('top')}${isHead && border('bottom')}</w:tcBorders>`}
    ${isGround && xml`<w:shd w:val="clear" w:color="auto" w:fill="${colours.forecast}"/>`}
    ${isHead && xml`<w:vAlign w:val="bottom"/>`}</w:tcPr>
    <w:p><w:pPr><w:pStyle w:val="${isFigure ? 'TableFigure' : 'TableText'}"/>${isKept && xml`<w:keepNext/>`}</w:pPr>${inside}</w:p></w:tc>`;
}

const border = (side: 'top' | 'bottom') =>
  new Markup(`<w:${side} w:val="single" w:sz="6" w:space="0" w:color="${colours.line2}"/>`);

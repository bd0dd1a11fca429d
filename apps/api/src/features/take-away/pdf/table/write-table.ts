import type { TableBlock } from '../../document.ts';
import { settledWidths, wantedWidths } from '../../tables/columns.ts';
import { type Part, partOf, partsOf, total } from '../../tables/split.ts';
import { gridOf, type TableGrid } from '../../tables/table-grid.ts';
import { footHeight, headHeight, writeFoot, writeHead } from '../exhibits.ts';
import { type Element, type Paper, sheet, textWidth } from '../paper.ts';
import { looks, placesOf, plain } from '../text.ts';
import { drawRows } from './draw-rows.ts';
import { dense, roomy, type SetTable, setTable, spansOfCell } from './rows.ts';

export type Breath = () => Promise<void>;

const pageHeight = sheet.height - sheet.top - sheet.bottom;
/** A head that takes more of the page than this is not repeated. */
const mostHead = pageHeight * 0.4;
const mostBelow = 120;

/** A table; one that is too wide is written in parts, each with the labels of the rows. */
export async function writeTable(
  paper: Paper,
  parent: Element,
  block: TableBlock,
  breathe: Breath,
): Promise<void> {
  const grid = gridOf(block.table);
  const { parts, density } = fitted(paper, grid);
  paper.keep(headHeight(paper, block) + 90);
  paper.target(block.id);
  for (const [index, part] of parts.entries()) {
    const own = parts.length === 1 ? grid : partOf(grid, part);
    const name = parts.length === 1 ? '' : `  Part ${index + 1} of ${parts.length}`;
    const set = setTable(paper, own, {
      density,
      widths: widthsOf(paper, own, { density, isWhole: parts.length === 1 }),
      tallest: pageHeight - mostHead - 24,
    });
    await writePart(paper, parent, block, { set, name, breathe });
  }
  writeFoot(paper, parent, block);
}

/** In the size of other tables, or a little smaller if that saves it from being split. */
function fitted(paper: Paper, grid: TableGrid): { parts: Part[]; density: SetTable['density'] } {
  const inDensity = (density: SetTable['density']) => {
    const { least } = wantedWidths(grid, measureIn(paper, grid, density), 2 * density.padX);
    return { density, parts: partsOf(grid, least, textWidth) };
  };
  const large = inDensity(roomy);
  return large.parts.length === 1 ? large : inDensity(dense);
}

function measureIn(paper: Paper, grid: TableGrid, density: SetTable['density']) {
  return (cell: TableGrid['cells'][number]) => {
    const widths = paper.widthsOf(spansOfCell(cell, { grid, density }));
    return cell.isNumber ? { least: widths.whole, whole: widths.whole } : widths;
  };
}

function widthsOf(
  paper: Paper,
  grid: TableGrid,
  { density, isWhole }: { density: SetTable['density']; isWhole: boolean },
): number[] {
  const wanted = wantedWidths(grid, measureIn(paper, grid, density), 2 * density.padX);
  return settledWidths(wanted, isWhole ? textWidth : Math.min(textWidth, total(wanted.good)));
}

interface WrittenPart {
  set: SetTable;
  name: string;
  breathe: Breath;
}

async function writePart(
  paper: Paper,
  parent: Element,
  block: TableBlock,
  { set, name, breathe }: WrittenPart,
): Promise<void> {
  const { grid, heights, ends } = set;
  const head = total(heights, 0, grid.headRows);
  const isRepeated = head <= mostHead;
  const first = total(heights, grid.headRows, ends[Math.min(1, ends.length - 1)] ?? grid.headRows);
  paper.keep(Math.min(headHeight(paper, block) + head + first, pageHeight * 0.8));
  const table = paper.element(parent, 'Table');
  writeHead(paper, table, block, 'Caption', name);
  const sections = sectionsOf(paper, table, grid.headRows);
  if (grid.headRows > 0) {
    paper.keep(Math.min(head, pageHeight));
    drawRows(paper, set, { from: 0, to: grid.headRows, cellsIn: sections.head });
  }
  for (let from = grid.headRows; from < grid.rows; ) {
    const to = lastHere(set, from, { room: paper.room(), below: footHeight(paper, block) });
    drawRows(paper, set, { from, to, cellsIn: sections.body });
    from = to;
    await breathe();
    if (from === grid.rows) break;
    paper.page();
    writeContinued(paper, block, name);
    if (isRepeated && grid.headRows > 0) drawRows(paper, set, { from: 0, to: grid.headRows, cellsIn: null });
  }
  sections.end();
  table.end();
}

function sectionsOf(paper: Paper, table: Element, headRows: number) {
  const head = headRows > 0 ? paper.element(table, 'THead') : null;
  const body = paper.element(table, 'TBody');
  return {
    head: head ?? body,
    body,
    end(): void {
      head?.end();
      body.end();
    },
  };
}

/**
 * How far the table gets in the room; the row it begins with if not even one group fits. Where it ends, there is also
 * room for what stands below it, so that this has some rows above it. Its end, often a sum, does not go on alone.
 */
function lastHere(
  { grid, heights, ends }: SetTable,
  from: number,
  { room, below }: { room: number; below: number },
): number {
  let height = 0;
  let [before, last] = [from, from];
  for (const end of ends) {
    if (end <= from) continue;
    const isEnd = end === grid.rows && last > from;
    height += total(heights, last, end);
    const needed = isEnd ? height + Math.min(below, mostBelow) : height;
    if (needed > room + 0.01) return isEnd && before > from ? before : last;
    [before, last] = [last, end];
  }
  return last;
}

function writeContinued(paper: Paper, { label, title }: TableBlock, part: string): void {
  const words = `${label === '' ? title : label}${part === '' ? '' : `,${part.toLowerCase()}`}, continued`;
  const [line] = paper.linesOf(plain(words.replace(/\s+/g, ' '), looks.unit), textWidth);
  if (line) {
    const places = placesOf([line], { x: sheet.left, y: paper.y, leading: looks.unit.leading });
    paper.decorate(() => paper.scribble(places), 'Pagination');
  }
  paper.y += looks.unit.leading + 4;
}

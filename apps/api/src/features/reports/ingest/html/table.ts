import { isTooLarge } from '../tables/grid.ts';
import { kindOf } from '../tables/kind.ts';
import { type Outline, outlineOf } from '../tables/outline.ts';
import { type Attributes, type Clean, element, type Origin } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { withGroupLabels } from './group-labels.ts';
import { unwrapLayout } from './layout-table.ts';
import { withJoinedSigns } from './sign-columns.ts';
import { attribute, elementsNamed, type SourceElement, TooComplex } from './source.ts';
import { cleanStyle } from './styles.ts';
import { placeSections, readSections, type TableGrid } from './table-cells.ts';
import { writeRows } from './table-rows.ts';
import { anchorsIn, asBlocks, flatten, isBlank, tidyInline } from './tidy.ts';

/** A table with its grid resolved, its headings as headings and its notes below it; of a layout, what it arranges. */
export function cleanTable(node: SourceElement, cleaner: Cleaner): Clean[] {
  const caption = elementsNamed(node, 'caption').flatMap((one) => cleaner.line(one.childNodes));
  const sections = readSections(node, cleaner);
  const contents = sections.flatMap(({ rows }) => rows.flat()).flatMap((cell) => cell.element.children);
  if (isBlank(contents)) return anchorsIn([...caption, ...contents]);
  const grid = withJoinedSigns(placeSections(sections));
  if (isTooLarge(grid.placed)) throw new TooComplex('A table has more than 1,000,000 places.', 'Divide it.');
  const named = `${attribute(node, 'data-kind') ?? ''} ${attribute(node, 'class') ?? ''}`;
  const layout = isBlank(caption) && unwrapLayout(attribute(node, 'role') ?? '', named, grid.placed);
  return layout || dataTable(node, grid, caption, named);
}

function dataTable(node: SourceElement, grid: TableGrid, caption: Clean[], named: string): Clean[] {
  const outline = outlineOf(grid.placed, grid.height, grid.declared);
  const above = contentsOf('caption', grid, outline);
  const title = isBlank(caption) ? tidyInline(flatten(above)) : caption;
  const parts = [
    ...(isBlank(title) ? [] : [element('caption', title, sideOf(node))]),
    ...writeRows(withGroupLabels(grid, outline), outline),
  ];
  const table = element('table', parts, { 'data-kind': kindOf(parts, named) });
  return [
    ...(isBlank(caption) ? [] : above),
    { ...table, origin: originOf(node, grid, outline) },
    ...contentsOf('note', grid, outline).map(asNote),
  ];
}

function contentsOf(role: 'caption' | 'note', { placed }: TableGrid, { roles }: Outline): Clean[] {
  return placed.flatMap(({ cell, row }) => (roles[row] === role ? asBlocks(cell.element.children) : []));
}

function asNote(node: Clean): Clean {
  const isLine = typeof node === 'object' && 'tag' in node && node.tag === 'p';
  return isLine ? { ...node, attributes: { 'data-note': '' } } : node;
}

/** Remembered for the habit of the document: an author's caption may stand below. */
function sideOf(node: SourceElement): Attributes {
  const [caption] = elementsNamed(node, 'caption');
  const style = caption && cleanStyle(attribute(caption, 'style') ?? '', ['caption-side']);
  return style ? { style } : {};
}

function originOf(node: SourceElement, { hasOverlaps }: TableGrid, { roles }: Outline): Origin {
  const line = node.sourceCodeLocation?.startLine;
  // What comes from a Word file has no lines.
  const place = line === undefined ? attribute(node, 'data-place') : undefined;
  const again = roles.filter((role) => role === 'again').length;
  return {
    ...(line !== undefined && { line }),
    ...(place !== undefined && { place }),
    remarks: [
      ...(hasOverlaps ? ['Cells of the table overlap; each was ended before the other.'] : []),
      ...(again > 0 ? [`The heading is repeated within the table; ${again} such row(s) were left out.`] : []),
    ],
  };
}

import { isFootnote } from '@caliper/contract/reader/chapter-text.ts';
import { type Placed, widthOf } from '../tables/grid.ts';
import { namedKind } from '../tables/kind.ts';
import { exhibitLabel } from '../tables/labels.ts';
import { type Clean, isElement, isHeading } from './clean-tree.ts';
import type { CellBox } from './table-cells.ts';
import { plainText } from './text.ts';
import { anchorsIn, asBlocks, isBlank } from './tidy.ts';

type Cell = Placed<CellBox>;

/** A table that only arranges tables, pictures and text on the paper becomes what it arranges; null for any other. */
export function unwrapLayout(role: string, named: string, placed: readonly Cell[]): Clean[] | null {
  const filled = placed.filter(({ cell }) => !isBlank(cell.element.children));
  const isTold = /^(presentation|none)$/i.test(role.trim());
  if (!isTold && (namedKind(named) !== undefined || !isLayout(filled))) return null;
  const places = placed.filter((one) => !filled.includes(one)).flatMap(({ cell }) => cell.element.children);
  return [
    ...anchorsIn(places),
    ...inReadingOrder(filled, widthOf(placed)).flatMap(({ cell }) => asBlocks(cell.element.children)),
  ];
}

function isLayout(filled: readonly Cell[]): boolean {
  const [only, ...others] = filled;
  if (!only) return false;
  if (others.length === 0) return !only.cell.isFigure;
  if (filled.some(({ cell }) => cell.isFigure)) return false;
  const tables = filled.filter(holdsTable);
  if (tables.length * 3 >= filled.length) return true;
  const pictures = filled.filter(isPicture);
  if (pictures.length > 0 && filled.every((one) => isPicture(one) || isBeside(one))) return true;
  return filled.length <= 3 && filled.some(holdsHeading);
}

function holdsTable({ cell }: Cell): boolean {
  return cell.element.children.some((node) => isElement(node) && node.tag === 'table');
}

function holdsHeading({ cell }: Cell): boolean {
  return cell.element.children.some(isHeading);
}

/** A cell with pictures and nothing else but their captions and sources. */
function isPicture({ cell }: Cell): boolean {
  const rest = asBlocks(cell.element.children).filter(isElement);
  const pictures = rest.filter((block) => isOnlyImages(block.children) || block.tag === 'figure');
  return pictures.length > 0 && rest.every((block) => pictures.includes(block) || isLine(block.children));
}

function isOnlyImages(nodes: Clean[]): boolean {
  const filled = nodes.filter((node) => isElement(node) && !(node.tag === 'br'));
  const texts = nodes.filter((node) => typeof node === 'string' && node.trim() !== '');
  return (
    filled.length > 0 && texts.length === 0 && filled.every((node) => isElement(node) && node.tag === 'img')
  );
}

/** A caption or a source, which a table of pictures may have in cells of their own. */
function isBeside({ cell }: Cell): boolean {
  return asBlocks(cell.element.children)
    .filter(isElement)
    .every((block) => isLine(block.children));
}

function isLine(nodes: Clean[]): boolean {
  const text = plainText(nodes).trim();
  return exhibitLabel(text) !== null || isFootnote(text);
}

/** Column by column where tables or pictures stand side by side, so that each keeps its own title and source. */
function inReadingOrder(filled: readonly Cell[], width: number): Cell[] {
  const bands: Cell[][] = [[]];
  for (const one of filled) {
    const isAcross = width > 1 && one.columnSpan === width;
    if (isAcross) bands.push([one], []);
    else bands.at(-1)?.push(one);
  }
  return bands.flatMap((band) => {
    const main = band.filter((one) => holdsTable(one) || isPicture(one)).map(({ column }) => column);
    const isSideBySide = new Set(main).size > 1;
    return isSideBySide ? band.toSorted((a, b) => a.column - b.column || a.row - b.row) : band;
  });
}

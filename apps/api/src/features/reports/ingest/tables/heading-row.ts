import { type Clean, type Element, elementsOf, isElement } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';
import { readNumber } from './numbers.ts';

/** How many of the first rows are headings, for a table without a thead. */
export function headingRows(rows: Element[]): number {
  const firstOther = rows.findIndex((row) => elementsOf(row).some(({ tag }) => tag !== 'th'));
  if (firstOther > 0) return firstOther;
  return readsAsHeading(rows) ? 1 : 0;
}

/** Whether the first row is a heading: all bold, or words above figures. */
function readsAsHeading(rows: Element[]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return false;
  const cells = elementsOf(first);
  const texts = cells.map((cell) => plainText([cell]));
  if (cells.length < 2 || texts.slice(1).some((text) => text === '')) return false;
  if (cells.every((cell) => isBold(cell.children))) return true;
  const hasWordsOnly = texts.every((text) => !isFigure(text) || /^(19|20)\d\d$/.test(text));
  return hasWordsOnly && others.every((row) => elementsOf(row).some((cell) => isFigure(plainText([cell]))));
}

function isFigure(text: string): boolean {
  return readNumber(text) !== undefined;
}

function isBold(nodes: Clean[]): boolean {
  return nodes.every(
    (node) =>
      isElement(node) &&
      (node.tag === 'b' ||
        node.tag === 'strong' ||
        /font-weight: (bold|[6-9]00)/.test(node.attributes.style ?? '') ||
        (node.children.length > 0 && isBold(node.children))),
  );
}

import { hasCaption, withCaption } from './captions.ts';
import { type Clean, type Element, element, isAnchor, isElement } from './clean-tree.ts';
import { imagesOnly } from './figures.ts';
import { plainText } from './text.ts';

const figureTitle = /^(figure|fig\.|chart|exhibit|graph|image)\s+[\d.]+/i;
const tableTitle = /^(table|exhibit)\s+[\d.-]+/i;

/** Turns paragraphs beside tables and figures into their captions, which is how authors and Word write them. */
export function arrange(nodes: Clean[]): Clean[] {
  const result: Clean[] = [];
  for (const node of nodes.map(asFigure)) {
    const before = result.at(-1);
    if (isElement(before) && isElement(node) && isTitleOf(before, node)) {
      result[result.length - 1] = withCaption(node, before.children);
    } else if (isElement(before) && isElement(node) && isCaptionOf(node, before)) {
      const caption = element('figcaption', node.children);
      result[result.length - 1] = { ...before, children: [...before.children, caption] };
    } else result.push(node);
  }
  return result;
}

/** A paragraph with images only is a figure. */
function asFigure(node: Clean): Clean {
  if (!isElement(node) || node.tag !== 'p') return node;
  const images = imagesOnly([node]);
  return images ? element('figure', [...node.children.filter(isAnchor), ...images]) : node;
}

function isTitleOf(paragraph: Element, table: Element): boolean {
  const isTable = table.tag === 'table' && !hasCaption(table);
  return isTable && paragraph.tag === 'p' && tableTitle.test(plainText([paragraph]));
}

function isCaptionOf(paragraph: Element, figure: Element): boolean {
  const isFigure = figure.tag === 'figure' && !hasCaption(figure);
  return isFigure && paragraph.tag === 'p' && figureTitle.test(plainText([paragraph]));
}

import { captionKind } from '../tables/kind.ts';
import { type Clean, type Element, element, isAnchor, isElement } from './clean-tree.ts';
import { imagesOnly } from './figures.ts';
import { plainText } from './text.ts';

const figureTitle = /^(figure|fig\.|chart|exhibit|graph|image)\s+[\d.]+/i;
const tableTitle = /^(table|exhibit)\s+[\d.-]+/i;

/** Puts captions where they belong: authors and Word write them as paragraphs beside the thing. */
export function arrange(nodes: Clean[]): Clean[] {
  const result: Clean[] = [];
  for (const node of nodes) {
    const figure = asFigure(node);
    if (isElement(figure) && figure.tag === 'table') pushTable(result, figure);
    else if (isElement(figure) && figure.tag === 'p') pushParagraph(result, figure);
    else result.push(figure);
  }
  return result;
}

/** A paragraph of images only is a figure. */
function asFigure(node: Clean): Clean {
  if (!isElement(node) || node.tag !== 'p') return node;
  const images = imagesOnly([node]);
  return images ? element('figure', [...node.children.filter(isAnchor), ...images]) : node;
}

function pushTable(result: Clean[], table: Element): void {
  const title = result.at(-1);
  const hasCaption = table.children.some((part) => isElement(part) && part.tag === 'caption');
  if (!hasCaption && isElement(title) && title.tag === 'p' && tableTitle.test(plainText([title]))) {
    result.pop();
    result.push(withCaption(table, title.children));
  } else result.push(table);
}

function withCaption(table: Element, caption: Clean[]): Element {
  const named = table.attributes['data-kind'];
  const kind = named === 'default' ? (captionKind(plainText(caption)) ?? 'default') : named;
  return {
    ...table,
    attributes: { ...table.attributes, ...(kind && { 'data-kind': kind }) },
    children: [element('caption', caption), ...table.children],
  };
}

function pushParagraph(result: Clean[], paragraph: Element): void {
  const before = result.at(-1);
  const isBare =
    isElement(before) &&
    before.tag === 'figure' &&
    !before.children.some((child) => isElement(child) && child.tag === 'figcaption');
  if (isBare && figureTitle.test(plainText([paragraph]))) {
    result[result.length - 1] = {
      ...before,
      children: [...before.children, element('figcaption', paragraph.children)],
    };
  } else result.push(paragraph);
}

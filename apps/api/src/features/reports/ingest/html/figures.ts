import { type Clean, type Element, element, isElement } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { isSourceElement, type SourceElement, type SourceNode } from './source.ts';
import { anchorsIn, isBlank } from './tidy.ts';

/** Images with a caption stay a figure. Around a table it gives the table its caption; around text it goes. */
export function cleanFigure(node: SourceElement, cleaner: Cleaner): Clean[] {
  const captions = node.childNodes.filter(isCaption);
  const content = cleaner.blocks(node.childNodes.filter((child) => !isCaption(child)));
  const caption = captions.flatMap((one) => cleaner.line(one.childNodes));
  const blocks = content.filter(isElement);
  const [table] = blocks;
  if (blocks.length === 1 && table?.tag === 'table')
    return [...content.filter((one) => !isElement(one)), captioned(table, caption)];
  const isCaptionFirst = node.childNodes.findIndex(isCaption) < node.childNodes.findIndex(isFilled);
  const images = imagesOnly(blocks);
  if (images === null) {
    const line = isBlank(caption) ? [] : [element('p', caption)];
    return isCaptionFirst ? [...line, ...content] : [...content, ...line];
  }
  const closing = isBlank(caption) ? [] : [element('figcaption', caption)];
  const children = isCaptionFirst ? [...closing, ...images] : [...images, ...closing];
  return isBlank(children)
    ? anchorsIn(children)
    : [...content.filter((one) => !isElement(one)), element('figure', children)];
}

function isCaption(node: SourceNode): node is SourceElement {
  return isSourceElement(node) && node.tagName === 'figcaption';
}

function isFilled(node: SourceNode): boolean {
  return isSourceElement(node) && !isCaption(node);
}

function captioned(table: Element, caption: Clean[]): Element {
  if (isBlank(caption) || table.children.some((child) => isElement(child) && child.tag === 'caption'))
    return table;
  return { ...table, children: [element('caption', caption), ...table.children] };
}

/** The images of paragraphs and figures that hold nothing else; null where there is more. */
export function imagesOnly(blocks: Element[]): Element[] | null {
  const images = blocks.flatMap(({ tag, children }) =>
    tag === 'p' || tag === 'figure' ? children.filter((child) => child !== ' ') : ['other'],
  );
  const found = images.filter((node): node is Element => isElement(node) && node.tag === 'img');
  return found.length > 0 &&
    images.every((node) => (isElement(node) ? node.tag === 'img' : typeof node !== 'string'))
    ? found
    : null;
}

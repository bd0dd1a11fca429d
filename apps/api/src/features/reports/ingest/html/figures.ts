import { hasCaption, withCaption } from './captions.ts';
import { type Clean, type Element, element, isAnchor, isElement } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { isSourceElement, type SourceElement, type SourceNode } from './source.ts';
import { isBlank } from './tidy.ts';

/** A figure around a table gives the table its caption; one with images only stays; any other is unwrapped. */
export function cleanFigure(node: SourceElement, cleaner: Cleaner): Clean[] {
  const content = cleaner.blocks(node.childNodes.filter((child) => !isCaption(child)));
  const caption = node.childNodes.filter(isCaption).flatMap((one) => cleaner.line(one.childNodes));
  const blocks = content.filter(isElement);
  const places = content.filter(isAnchor);
  const [first, ...others] = blocks;
  if (first?.tag === 'table' && others.length === 0 && !isBlank(caption) && !hasCaption(first))
    return [...places, withCaption(first, caption)];
  const images = imagesOnly(blocks);
  if (images) return [...places, element('figure', joined(node, images, 'figcaption', caption))];
  return joined(node, content, 'p', caption);
}

function joined(node: SourceElement, content: Clean[], tag: 'figcaption' | 'p', caption: Clean[]): Clean[] {
  if (isBlank(caption)) return content;
  const isFirst = node.childNodes.findIndex(isCaption) < node.childNodes.findIndex(isFilled);
  return isFirst ? [element(tag, caption), ...content] : [...content, element(tag, caption)];
}

function isCaption(node: SourceNode): node is SourceElement {
  return isSourceElement(node) && node.tagName === 'figcaption';
}

function isFilled(node: SourceNode): boolean {
  return isSourceElement(node) && !isCaption(node);
}

/** The images of paragraphs and figures that hold nothing else; null if there is more, or none. */
export function imagesOnly(blocks: Element[]): Element[] | null {
  if (blocks.some(({ tag }) => tag !== 'p' && tag !== 'figure')) return null;
  const all = blocks.flatMap(({ children }) => children).filter((child) => !isAnchor(child));
  const images = all.filter(isElement).filter(({ tag }) => tag === 'img');
  // LibreOffice writes the description of an image beside it once more.
  const descriptions = new Set(images.map(({ attributes }) => attributes.alt));
  const inside = all.filter(
    (child) => typeof child !== 'string' || !(child.trim() === '' || descriptions.has(child.trim())),
  );
  return images.length > 0 && images.length === inside.length ? images : null;
}

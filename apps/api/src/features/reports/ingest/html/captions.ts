import { captionKind } from '../tables/kind.ts';
import { type Clean, type Element, element, elementsOf } from './clean-tree.ts';
import { plainText } from './text.ts';

export function captionOf(node: Element): Element | undefined {
  return elementsOf(node).find(({ tag }) => tag === 'caption' || tag === 'figcaption');
}

export function hasCaption(node: Element): boolean {
  return captionOf(node) !== undefined;
}

/** A caption written beside the table may also give its kind. */
export function withCaption(table: Element, caption: Clean[], side: 'above' | 'below' = 'above'): Element {
  const known = table.attributes['data-kind'];
  const kind = known === 'default' ? (captionKind(plainText(caption)) ?? known) : known;
  const style = side === 'below' ? { style: 'caption-side: bottom' } : {};
  return {
    ...table,
    attributes: { ...table.attributes, ...(kind && { 'data-kind': kind }) },
    children: [element('caption', caption, style), ...table.children],
  };
}

/** The caption of a figure stays on its side. */
export function withFigureCaption(figure: Element, caption: Clean[], side: 'above' | 'below'): Element {
  const line = element('figcaption', caption);
  const children = side === 'above' ? [line, ...figure.children] : [...figure.children, line];
  return { ...figure, children };
}

import { captionKind } from '../tables/kind.ts';
import { type Clean, type Element, element, elementsOf } from './clean-tree.ts';
import { plainText } from './text.ts';

export function hasCaption(node: Element): boolean {
  return elementsOf(node).some(({ tag }) => tag === 'caption' || tag === 'figcaption');
}

/** A caption written beside the table may also give its kind. */
export function withCaption(table: Element, caption: Clean[]): Element {
  const known = table.attributes['data-kind'];
  const kind = known === 'default' ? (captionKind(plainText(caption)) ?? known) : known;
  return {
    ...table,
    attributes: { ...table.attributes, ...(kind && { 'data-kind': kind }) },
    children: [element('caption', caption), ...table.children],
  };
}

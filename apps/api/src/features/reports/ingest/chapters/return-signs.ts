import {
  type Clean,
  type Element,
  element,
  elementsOf,
  isAnchor,
  isElement,
  walk,
} from '../html/clean-tree.ts';
import { asBlocks } from '../html/tidy.ts';

/** An arrow that leads back, with the number that tells several of them apart. */
const returnSign = /^[↩↵⏎⤴↑][\s\d↩↵⏎⤴↑]*$/u;
/** Says how the sign before it is to be drawn. */
const variant = /\ufe0e|\ufe0f/g;

/**
 * Programs that make pages from Markdown write notes as a list, and an arrow behind each that leads back. Notes are the
 * same here wherever they come from: a raised number leads back, and nothing stands behind the text.
 */
export function numberNotes(nodes: Clean[]): Clean[] {
  return nodes.flatMap((node) => (isElement(node) && isNoteList(node) ? notesOf(node) : [node]));
}

function isNoteList(node: Element): boolean {
  const items = elementsOf(node);
  return node.tag === 'ol' && items.length > 0 && items.every((item) => backOf(item) !== undefined);
}

function backOf(item: Element): string | undefined {
  return [...walk([item])].find(isReturn)?.attributes.href;
}

function isReturn({ tag, attributes, children }: Element): boolean {
  return (
    tag === 'a' &&
    (attributes.href ?? '').startsWith('#') &&
    returnSign.test(textOf(children).replace(variant, '').trim())
  );
}

function textOf(nodes: Clean[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : isElement(node) ? textOf(node.children) : ''))
    .join('');
}

function notesOf(list: Element): Clean[] {
  const start = Number(list.attributes.start ?? 1);
  return elementsOf(list).flatMap((item, index) => {
    const mark = element('a', [raised(start + index)], { href: backOf(item) ?? '' });
    const blocks = asBlocks(withoutReturn(item.children));
    const first = blocks.findIndex((block) => isElement(block) && block.tag === 'p');
    const at = blocks.findIndex((block) => !isAnchor(block));
    const text = blocks[first];
    // A note may begin with a list or a table; its number then stands above it.
    if (first !== at || !isElement(text)) return [element('p', [mark]), ...blocks];
    return blocks.with(first, { ...text, children: [mark, ' ', ...text.children] });
  });
}

function withoutReturn(nodes: Clean[]): Clean[] {
  return nodes.flatMap((node, index): Clean[] => {
    const next = nodes[index + 1];
    // Programs keep the arrow on the line of the last word.
    if (typeof node === 'string') return [isElement(next) && isReturn(next) ? node.trimEnd() : node];
    if (!isElement(node)) return [node];
    return isReturn(node) ? [] : [{ ...node, children: withoutReturn(node.children) }];
  });
}

function raised(number: number): string {
  return String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit);
}

import { type Attributes, type Clean, type Element, element, isElement } from './clean-tree.ts';
import { plainText } from './text.ts';
import { tidyInline } from './tidy.ts';

const bullet = /^[·•▪o§Øü➢–-][\s\u00a0]+/;
const number = /^(\d{1,3}|[a-z])[.)][\s\u00a0]+/i;

/** Word writes lists as paragraphs that begin with a bullet or number; these become lists again. */
export function isWordItem(className: string): boolean {
  return /\bMsoListParagraph/i.test(className);
}

/** Turns such a paragraph into a list with one item; one without a bullet or number stays a paragraph. */
export function wordItem(paragraph: Element): Element {
  const text = plainText([paragraph]);
  const mark = text.match(bullet) ?? text.match(number);
  if (!mark) return paragraph;
  const [drawn, numeral] = mark;
  const items = [element('li', tidyInline(withoutStart(paragraph.children, drawn.length)))];
  const list = numeral === undefined ? element('ul', items) : element('ol', items, numbering(numeral));
  return { ...list, isLoose: true };
}

/** The attributes for a list that starts at this numeral; none for 1. */
export function numbering(numeral: string): Attributes {
  const isLetter = /[a-z]/i.test(numeral);
  const start = isLetter ? Number.parseInt(numeral, 36) - 9 : Number(numeral);
  return {
    ...(start !== 1 && { start: String(start) }),
    ...(isLetter && { type: numeral === numeral.toLowerCase() ? 'a' : 'A' }),
  };
}

/** Appends a block, joining consecutive loose items into one list. */
export function appendBlock(blocks: Clean[], block: Element): void {
  const last = blocks.at(-1);
  if (block.isLoose && isElement(last) && last.isLoose && goesOn(last, block))
    blocks[blocks.length - 1] = { ...last, children: [...last.children, ...block.children] };
  else blocks.push(block);
}

function goesOn(list: Element, next: Element): boolean {
  if (list.tag !== next.tag || list.attributes.type !== next.attributes.type) return false;
  return list.tag === 'ul' || startOf(next) === startOf(list) + list.children.length;
}

function startOf({ attributes }: Element): number {
  return Number(attributes.start ?? 1);
}

function withoutStart(nodes: Clean[], length: number): Clean[] {
  let left = length;
  return nodes.map((node) => {
    if (typeof node === 'string') {
      const cut = Math.min(left, node.length);
      left -= cut;
      return node.slice(cut);
    }
    if (!isElement(node) || left === 0) return node;
    const inner = plainText([node]).length;
    const children = withoutStart(node.children, left);
    left = Math.max(0, left - inner);
    return { ...node, children };
  });
}

import { type Clean, type Element, element, isElement } from './clean-tree.ts';
import { plainText } from './text.ts';
import { tidyInline } from './tidy.ts';

const bullet = /^[·•▪o§Øü➢–-][\s\u00a0]+/;
const number = /^(\d{1,3}|[a-z])[.)][\s\u00a0]+/i;

/** Word writes lists as paragraphs that open with a drawn bullet or number; here they become lists again. */
export function isWordItem(className: string): boolean {
  return /\bMsoListParagraph/i.test(className);
}

/** The list of one item that such a paragraph stands for; the paragraph itself where it opens with no mark. */
export function wordItem(paragraph: Element): Element {
  const text = plainText([paragraph]);
  const mark = text.match(bullet) ?? text.match(number);
  if (!mark) return paragraph;
  const item = element('li', tidyInline(withoutStart(paragraph.children, mark[0].length)));
  return { ...element(bullet.test(text) ? 'ul' : 'ol', [item]), isLoose: true };
}

/** Appends a block, joining loose items of one kind into one list. */
export function appendBlock(blocks: Clean[], block: Element): void {
  const last = blocks.at(-1);
  if (block.isLoose && isElement(last) && last.isLoose && last.tag === block.tag)
    blocks[blocks.length - 1] = { ...last, children: [...last.children, ...block.children] };
  else blocks.push(block);
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

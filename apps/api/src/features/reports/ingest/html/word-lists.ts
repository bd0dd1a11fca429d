import { type Attributes, type Clean, type Element, element, isElement } from './clean-tree.ts';
import { attribute, type SourceElement } from './source.ts';
import { plainText } from './text.ts';
import { tidyInline } from './tidy.ts';

const bullet = /^[·•▪■●○◦o§Øü➢–-][\s\u00a0]+/;
const number = /^\(?(?:\d{1,3}\.){0,5}(\d{1,3}|[a-z]|[ivx]{2,5})[.)][\s\u00a0]+/i;
/** Two paragraphs are on one level if their indents differ by less, in points. */
const tolerance = 9;
const usualIndent = 36;

/**
 * Word writes lists as paragraphs that begin with a bullet or number; these become lists again. Their level is in Word's
 * own style, or else in the indent, which is in points here; null for any other paragraph.
 */
export function wordIndent(node: SourceElement): number | null {
  const style = attribute(node, 'style') ?? '';
  const [, level] = style.match(/mso-list:\s{0,3}l\d{1,4}\s{1,3}level(\d)/i) ?? [];
  if (level) return Number(level) * usualIndent;
  if (!/\bMsoListParagraph/i.test(attribute(node, 'class') ?? '')) return null;
  const [, amount, unit] = style.match(/margin-left:\s{0,3}(-?[\d.]{1,8})(in|pt|cm|mm|px)/i) ?? [];
  return amount ? Number(amount) * (points[unit?.toLowerCase() ?? ''] ?? 1) : usualIndent;
}

const points: Record<string, number> = { in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** Turns such a paragraph into a list with one item; one without a bullet or number stays a paragraph. */
export function wordItem(paragraph: Element, indent: number): Element {
  const text = plainText([paragraph]);
  const mark = text.match(bullet) ?? text.match(number);
  if (!mark) return paragraph;
  const [drawn, numeral] = mark;
  const items = [element('li', tidyInline(withoutStart(paragraph.children, drawn.length)))];
  const list = numeral === undefined ? element('ul', items) : element('ol', items, numbering(numeral));
  return { ...list, looseAt: indent };
}

/** The attributes for a list that starts at this numeral; none for 1. */
export function numbering(numeral: string): Attributes {
  const isLetter = /[a-z]/i.test(numeral);
  const isRoman = isLetter && (numeral.length > 1 || /i/i.test(numeral));
  const start = isRoman ? romanValue(numeral) : isLetter ? Number.parseInt(numeral, 36) - 9 : Number(numeral);
  const type = isRoman ? 'i' : 'a';
  return {
    ...(start !== 1 && { start: String(start) }),
    ...(isLetter && { type: numeral === numeral.toLowerCase() ? type : type.toUpperCase() }),
  };
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10 };

function romanValue(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** Appends a block. Loose items that follow each other are one list; a deeper one is part of the item before it. */
export function appendBlock(blocks: Clean[], block: Element): void {
  const last = blocks.at(-1);
  const depth = block.looseAt;
  if (depth === undefined || !isElement(last) || last.looseAt === undefined) blocks.push(block);
  else if (depth > last.looseAt + tolerance) blocks[blocks.length - 1] = withInner(last, block);
  else if (depth < last.looseAt - tolerance) blocks.push(block);
  else {
    const next = inSeries(last, block);
    if (next) blocks[blocks.length - 1] = { ...last, children: [...last.children, ...next.children] };
    else blocks.push(block);
  }
}

function withInner(list: Element, inner: Element): Element {
  const item = list.children.at(-1);
  if (!isElement(item)) return list;
  const children = [...item.children];
  appendBlock(children, inner);
  return { ...list, children: [...list.children.slice(0, -1), { ...item, children }] };
}

/** The next item if it goes on with the list. The letters i, v and x may be numbers, and numbers letters. */
function inSeries(list: Element, next: Element): Element | null {
  if (list.tag !== next.tag) return null;
  const expected = startOf(list) + list.children.length;
  const isNext = list.attributes.type === next.attributes.type && startOf(next) === expected;
  if (list.tag === 'ul' || isNext) return next;
  const types = `${list.attributes.type}${next.attributes.type}`.toLowerCase();
  const isRoman = types === 'ia' && `${startOf(next)} ${expected}`.match(/^(?:22 5|24 10)$/) !== null;
  return isRoman || (types === 'ai' && startOf(next) === 1 && expected === 9) ? next : null;
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

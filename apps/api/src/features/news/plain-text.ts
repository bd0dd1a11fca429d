import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** More than enough for a snippet. */
const readLength = 20_000;
const unread = /^(script|style|template|noscript|iframe|svg|math|title)$/;
const blocks = /^(p|div|br|li|tr|td|th|h[1-6]|blockquote|pre|section|article|figure|figcaption)$/;

/** What a browser would show of the markup, on one line and within the given length. */
export function plainText(markup: string, maxLength: number): string {
  const pieces: string[] = [];
  // A stack instead of recursion, since a hostile feed may be nested to any depth.
  const open: (Node | string)[] = parseFragment(markup.slice(0, readLength)).childNodes.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') pieces.push(node);
    else if (node.nodeName === '#text') pieces.push((node as DefaultTreeAdapterTypes.TextNode).value);
    else if ('childNodes' in node && !unread.test(node.nodeName)) open.push(...inside(node));
  }
  return shorten(tidy(pieces.join('')), maxLength);
}

/** Children in reverse order, with spaces around block elements. */
function inside({ nodeName, childNodes }: DefaultTreeAdapterTypes.Element): (Node | string)[] {
  const children = childNodes.toReversed();
  return blocks.test(nodeName) ? [' ', ...children, ' '] : children;
}

/** Removes control characters, and those that change the text direction. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).toWellFormed().trimEnd()}…`;
}

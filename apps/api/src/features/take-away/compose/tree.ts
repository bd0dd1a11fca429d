import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** The blocks of a stored chapter: it was built by the reader of packages, so that nothing else is in it. */
export function blocksIn(html: string): Element[] {
  return parseFragment(html, { treeAdapter }).childNodes.filter(isElement);
}

const aroundCells = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** What is in tables is known from their typed form. As elements, it would be most of what a large chapter takes in memory. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  appendChild(parent, node) {
    if (!aroundCells.has(parent.nodeName)) defaultTreeAdapter.appendChild(parent, node);
  },
};

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function childrenOf(node: Element): Element[] {
  return node.childNodes.filter(isElement);
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

export function textIn(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'math') return attribute(node, 'alttext') ?? node.childNodes.map(textIn).join('');
  return node.childNodes.map(textIn).join('');
}

/** On one line. */
export function lineOf(node: Node): string {
  return textIn(node).replace(/\s+/g, ' ').trim();
}

export function elementsWithin(node: Element, tag: string): Element[] {
  return childrenOf(node).flatMap((child) => [
    ...(child.tagName === tag ? [child] : []),
    ...elementsWithin(child, tag),
  ]);
}

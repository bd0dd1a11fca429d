import type { DefaultTreeAdapterMap } from 'parse5';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';

export type SourceNode = DefaultTreeAdapterTypes.ChildNode;
export type SourceElement = DefaultTreeAdapterTypes.Element;
export type SourceDocument = DefaultTreeAdapterTypes.Document;

/** More than any chapter needs; a page beyond this is made to hurt. */
const limits = { depth: 200, nodes: 300_000, attributes: 200 };

export class TooComplex extends Error {}

/** The tree that a browser would make of the page, with places in the source. */
export function readSource(html: string): SourceDocument {
  return parse(html, { treeAdapter: boundedAdapter(), sourceCodeLocationInfo: true });
}

/** Depth and number are watched while the tree grows, so that a hostile page costs no more than a large one. */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let nodes = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tag, namespace, attributes) {
      nodes += 1;
      if (nodes > limits.nodes) throw new TooComplex('The page has too many elements. Split the chapter.');
      if (attributes.length > limits.attributes) throw new TooComplex(`A <${tag}> has too many attributes.`);
      return defaultTreeAdapter.createElement(tag, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > limits.depth)
        throw new TooComplex('The elements of the page are nested too deeply. Simplify it.');
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

export function isSourceElement(node: SourceNode): node is SourceElement {
  return 'tagName' in node;
}

export function isSourceText(node: SourceNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function attribute(node: SourceElement, name: string): string | undefined {
  return node.attrs.find((one) => one.name === name && !one.prefix)?.value;
}

export function isHtml(node: SourceElement): boolean {
  return node.namespaceURI === 'http://www.w3.org/1999/xhtml';
}

import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  Parser,
  type TreeAdapter,
} from 'parse5';

export type SourceNode = DefaultTreeAdapterTypes.ChildNode;
export type SourceElement = DefaultTreeAdapterTypes.Element;
export type SourceComment = DefaultTreeAdapterTypes.CommentNode;
export type SourceDocument = DefaultTreeAdapterTypes.Document;

/** More than any chapter needs; a page beyond this is hostile. */
const limits = { depth: 200, elements: 60_000, attributes: 200, quietCharacters: 1024 * 1024 };
const chunkLength = 64 * 1024;

/** More of something than a page may have. */
export class TooComplex extends Error {
  readonly remedy: string;
  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** The tree a browser would build from the page, with source positions. */
export function readSource(page: string, onComment?: (comment: SourceComment) => void): SourceDocument {
  const growth = { depth: 0, elements: 0, changes: 0 };
  const parser = new Parser({ treeAdapter: watchedAdapter(growth, onComment), sourceCodeLocationInfo: true });
  let lastChange = { changes: 0, at: 0 };
  for (let at = 0; at < page.length; at += chunkLength) {
    parser.tokenizer.write(page.slice(at, at + chunkLength), false);
    if (growth.changes !== lastChange.changes) lastChange = { changes: growth.changes, at };
    else if (at - lastChange.at > limits.quietCharacters)
      throw new TooComplex(
        'A tag, comment or text of the page is longer than 1 MB.',
        'If it holds an image, save that in images/.',
      );
  }
  parser.tokenizer.write('', true);
  return parser.document;
}

interface Growth {
  depth: number;
  elements: number;
  changes: number;
}

/** Watches the tree while it grows, so that a hostile page costs no more than a large one. */
function watchedAdapter(
  growth: Growth,
  onComment?: (comment: SourceComment) => void,
): TreeAdapter<DefaultTreeAdapterMap> {
  return {
    ...defaultTreeAdapter,
    createElement(tag, namespace, attributes) {
      growth.elements += 1;
      if (growth.elements > limits.elements)
        throw new TooComplex('The page has more than 60,000 elements.', 'Split the chapter.');
      if (attributes.length > limits.attributes)
        throw new TooComplex('An element of the page has too many attributes.', 'Simplify it.');
      return defaultTreeAdapter.createElement(tag, namespace, attributes);
    },
    appendChild(parent, child) {
      growth.changes += 1;
      // Comments are not used, and a page can have a million of them.
      if (child.nodeName !== '#comment') defaultTreeAdapter.appendChild(parent, child);
      else onComment?.(child as SourceComment);
    },
    insertText(parent, text) {
      growth.changes += 1;
      defaultTreeAdapter.insertText(parent, text);
    },
    onItemPush() {
      growth.depth += 1;
      if (growth.depth > limits.depth)
        throw new TooComplex('The elements of the page are nested too deeply.', 'Simplify it.');
    },
    onItemPop() {
      growth.depth -= 1;
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

export function elementsNamed(node: SourceElement, tag: string): SourceElement[] {
  return node.childNodes.filter(isSourceElement).filter(({ tagName }) => tagName === tag);
}

export function isHtml(node: SourceElement): boolean {
  return node.namespaceURI === html.NS.HTML;
}

/** An element that the source expresses in another way. */
export function newElement(
  tag: string,
  children: SourceNode[],
  attributes: Record<string, string> = {},
): SourceElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return { ...defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs), childNodes: children };
}

import { defaultTreeAdapter, html } from 'parse5';
import { type SourceElement, type SourceNode, TooComplex } from '../html/source.ts';

/** Makes the tree that a page with the same content would give. */
export interface Builder {
  element(tag: string, children: SourceNode[], attributes?: Attributes): SourceElement;
  text(value: string): SourceNode;
  /** An element of a formula. */
  math(tag: string, children: (SourceNode | string)[], attributes?: Attributes): SourceElement;
  /** Counts the elements of each chapter apart. */
  beginChapter(): void;
}

type Attributes = Record<string, string | undefined>;

/** A chapter has no more than a page may have; the file has room for long reports. */
const limits = { chapter: 60_000, file: 600_000 };

export function createBuilder(): Builder {
  const count = { chapter: 0, file: 0 };

  function countOne(): void {
    count.chapter += 1;
    count.file += 1;
    if (count.chapter > limits.chapter)
      throw new TooComplex('A chapter has more than 60,000 elements.', 'Divide it with another Heading 1.');
    if (count.file > limits.file)
      throw new TooComplex('The Word file has more than 600,000 elements.', 'Divide it into several.');
  }

  function make(space: html.NS, tag: string, children: SourceNode[], attributes: Attributes): SourceElement {
    countOne();
    const attrs = Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    );
    const element = defaultTreeAdapter.createElement(tag, space, attrs);
    for (const child of children) defaultTreeAdapter.appendChild(element, child);
    return element;
  }

  const text = (value: string): SourceNode => defaultTreeAdapter.createTextNode(value);

  return {
    element: (tag, children, attributes = {}) => make(html.NS.HTML, tag, children, attributes),
    math(tag, children, attributes = {}) {
      const nodes = children.map((child) => (typeof child === 'string' ? text(child) : child));
      return make(html.NS.MATHML, tag, nodes, attributes);
    },
    text,
    beginChapter() {
      count.chapter = 0;
    },
  };
}

import { type Clean, element, isAnchor, isElement } from './clean-tree.ts';
import { anchorsIn } from './tidy.ts';

/** Keeps lines as they are. Parsers drop the first line break in a pre, so none is written there. */
export function preformatted(nodes: Clean[]): Clean[] {
  const text = textIn(nodes).replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd();
  return text.trim() === '' ? anchorsIn(nodes) : [...anchorsIn(nodes), element('pre', [text])];
}

function textIn(nodes: Clean[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (isAnchor(node)) return '';
      if (node.tag === 'math') return node.attributes.alttext ?? '';
      return isElement(node) && node.tag === 'br' ? '\n' : textIn(node.children);
    })
    .join('');
}

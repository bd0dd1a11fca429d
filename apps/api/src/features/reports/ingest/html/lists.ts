import { type Attributes, type Clean, element } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { attribute, isSourceElement, type SourceElement, type SourceNode } from './source.ts';
import { anchorsIn, isBlank } from './tidy.ts';

export function cleanList(node: SourceElement, cleaner: Cleaner): Clean[] {
  const items = itemsOf(node).flatMap((nodes) => {
    const children = cleaner.flow(nodes);
    return isBlank(children) ? anchorsIn(children) : [element('li', children)];
  });
  if (isBlank(items)) return anchorsIn(items);
  return [element(node.tagName === 'ol' ? 'ol' : 'ul', items, numbering(node))];
}

/** In invalid HTML, lists contain more than items: anything else becomes an item. */
function itemsOf(node: SourceElement): SourceNode[][] {
  return node.childNodes.map((child) =>
    isSourceElement(child) && child.tagName === 'li' ? [anchorOf(child), ...child.childNodes] : [child],
  );
}

/** Keeps the id of an element that is unwrapped. */
function anchorOf(node: SourceElement): SourceNode {
  return { ...node, tagName: 'span', nodeName: 'span', childNodes: [] };
}

function numbering(node: SourceElement): Attributes {
  if (node.tagName !== 'ol') return {};
  const start = attribute(node, 'start') ?? '';
  const type = attribute(node, 'type') ?? '';
  return {
    ...(/^-?\d{1,6}$/.test(start) && { start: String(Number(start)) }),
    ...(/^[1aAiI]$/.test(type) && { type }),
  };
}

export function cleanDefinitions(node: SourceElement, cleaner: Cleaner): Clean[] {
  const parts = partsOf(node.childNodes);
  const items = parts.flatMap((part) => {
    const isTerm = isSourceElement(part) && part.tagName === 'dt';
    const nodes =
      isSourceElement(part) && /^d[td]$/.test(part.tagName) ? [anchorOf(part), ...part.childNodes] : [part];
    const children = isTerm ? cleaner.line(nodes) : cleaner.flow(nodes);
    return isBlank(children) ? anchorsIn(children) : [element(isTerm ? 'dt' : 'dd', children)];
  });
  return isBlank(items) ? anchorsIn(items) : [element('dl', items)];
}

function partsOf(nodes: SourceNode[]): SourceNode[] {
  return nodes.flatMap((node) =>
    isSourceElement(node) && node.tagName === 'div' ? partsOf(node.childNodes) : [node],
  );
}

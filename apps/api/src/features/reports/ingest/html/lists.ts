import { type Attributes, type Clean, element, isAnchor, isElement } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { attribute, isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';
import { anchorsIn, isBlank } from './tidy.ts';

export function cleanList(node: SourceElement, cleaner: Cleaner): Clean[] {
  const tag = node.tagName === 'ol' ? 'ol' : 'ul';
  const lists = listsOf(node).map(({ items, start }) => {
    const cleaned = items.flatMap((nodes) => {
      const children = cleaner.flow(nodes);
      return isBlank(children) ? anchorsIn(children) : [element('li', children)];
    });
    return { cleaned, attributes: { ...numbering(node), ...(start && tag === 'ol' && { start }) } };
  });
  return lists.flatMap(({ cleaned, attributes }) => {
    if (isBlank(cleaned)) return anchorsIn(cleaned);
    const content = headingsAlone(cleaned);
    return content?.some(isHeading) ? content : [element(tag, cleaned, attributes)];
  });
}

/** As in `unwrapHeadings`, where what stood beside the headings has turned out to be nothing; null if there is more. */
function headingsAlone(nodes: Clean[]): Clean[] | null {
  const found: Clean[] = [];
  for (const node of nodes) {
    if (isAnchor(node) || isHeading(node)) found.push(node);
    else if (isElement(node)) {
      const inner = /^(img|table|math)$/.test(node.tag) ? null : headingsAlone(node.children);
      if (inner === null) return null;
      found.push(...inner);
    } else if (node.trim() !== '') return null;
  }
  return found;
}

function isHeading(node: Clean): boolean {
  return isElement(node) && /^h[1-6]$/.test(node.tag);
}

interface Run {
  items: SourceNode[][];
  start?: string;
}

/**
 * The items of a list, in a new list wherever an item has a number of its own. In invalid HTML lists contain more than
 * items: a list belongs to the item before it, anything else becomes an item.
 */
function listsOf(node: SourceElement): Run[] {
  const runs: Run[] = [{ items: [] }];
  for (const child of node.childNodes) {
    const isItem = isSourceElement(child) && child.tagName === 'li';
    const value = isItem ? (attribute(child, 'value') ?? '') : '';
    if (/^-?\d{1,6}$/.test(value)) runs.push({ items: [], start: String(Number(value)) });
    const last = runs.at(-1)?.items.findLast((nodes) => nodes.some(isFilled));
    if (last && isSourceElement(child) && /^[uo]l$/.test(child.tagName)) last.push(child);
    else runs.at(-1)?.items.push(isItem ? [anchorOf(child), ...child.childNodes] : [child]);
  }
  return runs;
}

function isFilled(node: SourceNode): boolean {
  return isSourceElement(node) || (isSourceText(node) && node.value.trim() !== '');
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

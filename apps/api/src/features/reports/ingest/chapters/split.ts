import { type Clean, isElement } from '../html/clean-tree.ts';
import { isBlank } from '../html/tidy.ts';

/** Splits a long page at its first-level headings. Text before the first one belongs to the first part. */
export function splitAtHeadings(nodes: Clean[]): Clean[][] {
  const parts: Clean[][] = [];
  let opening: Clean[] = [];
  for (const node of nodes) {
    if (isElement(node) && node.tag === 'h1') {
      parts.push(parts.length === 0 ? [...opening, node] : [node]);
      opening = [];
    } else (parts.at(-1) ?? opening).push(node);
  }
  return parts.length === 0 ? [opening] : parts.filter((part) => !isBlank(part));
}

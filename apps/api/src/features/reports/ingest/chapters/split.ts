import { type Clean, isElement } from '../html/clean-tree.ts';
import { isBlank } from '../html/tidy.ts';

/** One long page as its parts, each from a first-level heading on. What stands before the first belongs to it. */
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

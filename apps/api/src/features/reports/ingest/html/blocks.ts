import { createHash } from 'node:crypto';
import { type Clean, type Element, isAnchor, isElement, walk } from './clean-tree.ts';
import { isPending, pendingPage } from './pending-links.ts';
import { plainText } from './text.ts';
import { anchorsIn } from './tidy.ts';

const kinds: Record<string, string> = { p: 'paragraph', ul: 'list', ol: 'list', dl: 'list' };

export interface Identified {
  blocks: Element[];
  /** The block of each anchor of the source. */
  places: Map<string, string>;
}

/**
 * Gives every block an id made from its text, so that it stays the same while other blocks change. Links to what is
 * not in the chapter wait for the other chapters of the page; without one they become plain text.
 */
export function identify(nodes: Clean[], page?: string): Identified {
  const places = new Map<string, string>();
  const taken = new Map<string, number>();
  let waiting: Clean[] = [];
  const identified: Element[] = [];
  for (const node of nodes) {
    if (!isElement(node) || node.tag === 'hr') {
      waiting.push(node);
      if (isElement(node)) identified.push(node);
      continue;
    }
    const id = numbered(idOf(node), taken);
    for (const place of [...waiting, ...anchorsIn(node.children)]) {
      if (isAnchor(place) && !places.has(place.anchor)) places.set(place.anchor, id);
    }
    waiting = [];
    identified.push({ ...node, attributes: { id, ...node.attributes } });
  }
  const last = identified.findLast(({ attributes }) => attributes.id)?.attributes.id;
  for (const place of waiting)
    if (last && isAnchor(place) && !places.has(place.anchor)) places.set(place.anchor, last);
  const blocks = resolveLinks(identified, places, page).filter(isElement);
  return { blocks, places };
}

function idOf(node: Element): string {
  const kind = /^h[1-6]$/.test(node.tag) ? 'heading' : (kinds[node.tag] ?? node.tag);
  const text = plainText([node]) || [...walk([node])].map(pictureText).join(' ');
  const normal = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return `b-${createHash('sha256').update(`${kind}\n${normal}`).digest('hex').slice(0, 12)}`;
}

function pictureText({ attributes }: Element): string {
  return attributes.alt || attributes['data-image'] || '';
}

function numbered(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}

function resolveLinks(nodes: Clean[], places: Map<string, string>, page: string | undefined): Clean[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = resolveLinks(node.children, places, page);
    const { href } = node.attributes;
    const isWaiting = href !== undefined && isPending(href);
    if (isWaiting && page === undefined) return children;
    if (isWaiting || !href?.startsWith('#')) return [{ ...node, children }];
    const to = addressOf(href.slice(1), places, page);
    return to ? [{ ...node, children, attributes: { href: to } }] : children;
  });
}

function addressOf(anchor: string, places: Map<string, string>, page: string | undefined): string | null {
  const id = places.get(anchor);
  if (id) return `#${id}`;
  return page === undefined || anchor === '' ? null : pendingPage(page, anchor);
}

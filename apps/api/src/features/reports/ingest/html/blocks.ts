import { createHash } from 'node:crypto';
import { type Clean, type Element, isAnchor, isElement, walk } from './clean-tree.ts';
import { plainText } from './text.ts';
import { anchorsIn } from './tidy.ts';

const kinds: Record<string, string> = { p: 'paragraph', ul: 'list', ol: 'list', dl: 'list' };

/** Gives every block an id made from its text, so that it stays the same while other blocks change. */
export function identify(nodes: Clean[]): { blocks: Element[]; ids: string[] } {
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
  const blocks = resolveLinks(identified, places).filter(isElement);
  return { blocks, ids: blocks.flatMap(({ attributes }) => attributes.id ?? []) };
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

/** Links within the chapter go to the block with the anchor; without one they become plain text. */
function resolveLinks(nodes: Clean[], places: Map<string, string>): Clean[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = resolveLinks(node.children, places);
    const { href } = node.attributes;
    if (!href?.startsWith('#')) return [{ ...node, children }];
    const id = places.get(href.slice(1));
    return id ? [{ ...node, children, attributes: { href: `#${id}` } }] : children;
  });
}

import { type Clean, type Element, isAnchor } from './clean-tree.ts';

const voidTags = new Set<Element['tag']>(['br', 'hr', 'img']);

/** The only place where chapter text becomes markup. */
export function writeHtml(nodes: Clean[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: Clean): string {
  if (typeof node === 'string') return escapeMarkup(node);
  if (isAnchor(node)) return '';
  const opening = `<${node.tag}${writeAttributes(node)}>`;
  return voidTags.has(node.tag) ? opening : `${opening}${writeHtml(node.children)}</${node.tag}>`;
}

function writeAttributes({ attributes }: Element): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

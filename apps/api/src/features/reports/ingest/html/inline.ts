import { type Attributes, type Clean, element, isBlock, isElement } from './clean-tree.ts';
import type { Surroundings } from './cleaner.ts';
import { readAddress } from './links.ts';
import { attribute, type SourceElement } from './source.ts';
import { cleanStyle, type StyleName } from './styles.ts';
import { plainText } from './text.ts';
import { inlineTag } from './vocabulary.ts';

const textStyles: StyleName[] = ['vertical-align', 'font-weight', 'font-style', 'text-decoration'];

/** An inline element with its cleaned content; it cannot contain blocks, so it is removed around them. */
export function inlineElement(node: SourceElement, children: Clean[], around: Surroundings): Clean[] {
  if (node.tagName === 'br') return [element('br')];
  if (node.tagName === 'img') return image(node, around);
  if (children.some(isBlock)) return children;
  if (node.tagName === 'a') return link(node, children, around);
  const style = cleanStyle(attribute(node, 'style') ?? '', textStyles);
  if (node.tagName === 'span') return style ? [element('span', children, { style })] : children;
  return [element(inlineTag(node.tagName), children)];
}

function image(node: SourceElement, around: Surroundings): Clean[] {
  const reference = attribute(node, 'src') ?? attribute(node, 'data-image');
  const found = reference === undefined ? null : around.image(reference, node);
  if (!found) return [];
  const attributes: Attributes = { 'data-image': found.file, alt: describedBy(node) };
  if (found.width && found.height)
    Object.assign(attributes, { width: String(found.width), height: String(found.height) });
  return [element('img', [], attributes)];
}

/** More than any description has; one is read aloud as a whole. */
const longestDescription = 5000;

/** Descriptions are plain text, without anything that could end a comment or an element. */
function describedBy(node: SourceElement): string {
  return (attribute(node, 'alt') ?? '')
    .slice(0, longestDescription)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/<(?=\/)|(?<=[-!\]])>/g, '')
    .trim();
}

function link(node: SourceElement, children: Clean[], around: Surroundings): Clean[] {
  const href = attribute(node, 'href');
  if (href === undefined || holdsLink(children)) return children;
  const address = readAddress(href);
  if (address.to === 'place')
    return [element('a', asMark(children, address.anchor), { href: `#${address.anchor}` })];
  if (address.to === 'web')
    return [element('a', children, { href: address.href, rel: 'noopener noreferrer', target: '_blank' })];
  const page = address.to === 'file' && address.path !== '' ? around.page(address, node) : null;
  return page === null ? children : [element('a', children, { href: page })];
}

/** Word writes the number of a footnote in brackets, which would be read as part of a figure. */
function asMark(children: Clean[], anchor: string): Clean[] {
  const [, number] = plainText(children).match(/^\s*\[(\w{1,5})\]\s*$/) ?? [];
  return number !== undefined && /^_(?:ftn|edn)\d/.test(anchor) ? [element('sup', [number])] : children;
}

function holdsLink(nodes: Clean[]): boolean {
  return nodes.some((node) => isElement(node) && (node.tag === 'a' || holdsLink(node.children)));
}

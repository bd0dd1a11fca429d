import { lineOf } from './excerpt.ts';
import type { LeftOut, Losses } from './left-out.ts';
import { readAddress } from './links.ts';
import { isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';
import { styleProblem } from './styles.ts';

const embedded = new Set(
  `iframe frame frameset noframes object embed noembed applet portal fencedframe input button select textarea keygen
   audio video canvas template plaintext xmp bgsound layer ilayer`.split(/\s+/),
);

/** Attributes that make a browser fetch or send something. The image itself is looked for later. */
const fetching = new Set(
  `srcset imagesrcset background poster lowsrc dynsrc data code codebase archive manifest longdesc action formaction
   ping`.split(/\s+/),
);

/**
 * Lists what a page has beside its content and a chapter never holds: scripts, frames, references to other sites.
 * Safety does not depend on this list: the cleaner writes only what it knows.
 */
export function listActive(nodes: SourceNode[], losses: Losses): void {
  for (const node of nodes) {
    if (!isSourceElement(node)) continue;
    for (const { name, value } of node.attrs) {
      const kind = attributeKind(node, name.toLowerCase(), value);
      if (kind) losses.add(kind, { line: lineOf(node, name), excerpt: `${name}="${value}"` });
    }
    const kind = elementKind(node);
    if (kind) losses.add(kind, { line: lineOf(node), excerpt: `<${node.tagName}>${textIn(node)}` });
    if (kind !== 'frame') listActive(node.childNodes, losses);
  }
}

function elementKind(node: SourceElement): LeftOut | null {
  if (node.tagName === 'script') return 'script';
  if (node.tagName === 'style') return styleProblem(textIn(node)) ? 'sheet' : null;
  return embedded.has(node.tagName) ? 'frame' : null;
}

function textIn(node: SourceElement): string {
  return node.childNodes.flatMap((one) => (isSourceText(one) ? [one.value] : [])).join('');
}

function attributeKind(node: SourceElement, name: string, value: string): LeftOut | null {
  if (/^on/.test(name)) return 'handler';
  if (name === 'style') return styleProblem(value) ? 'sheet' : null;
  if (name === 'srcdoc' || (name === 'http-equiv' && /refresh/i.test(value))) return 'outside';
  if (fetching.has(name)) return isOutside(value) ? 'outside' : null;
  if (name !== 'href') return null;
  if (node.tagName === 'a' || node.tagName === 'area')
    return /^(script|other)$/.test(readAddress(value).to) ? 'address' : null;
  return isOutside(value) ? 'outside' : null;
}

function isOutside(value: string): boolean {
  return value.split(',').some((one) => /^(web|script|other)$/.test(readAddress(one).to));
}

import { excerptOf, lineOf } from './excerpt.ts';
import type { Losses } from './left-out.ts';
import { classesOf } from './page-styles.ts';
import { isSourceElement, type SourceElement, type SourceNode } from './source.ts';

const levels = [
  [
    'h1',
    /^((chapter|kapitel)[-_]?(title|titel|head(ing|line)?)|(heading|head|title|titel|überschrift|h)[-_]?1|title|titel|headline)$/i,
  ],
  [
    'h2',
    /^((heading|head|title|titel|überschrift|h)[-_]?2|(sub|section|zwischen)[-_]?(title|titel|head(ing|line)?|überschrift))$/i,
  ],
  ['h3', /^(heading|head|title|titel|überschrift|h)[-_]?3$/i],
] as const;

/** In a page without any heading, paragraphs with the style of one are headings: some programs write no others. */
export function readStyledHeadings(nodes: SourceNode[], losses: Losses): void {
  const paragraphs: SourceElement[] = [];
  if (collect(nodes, paragraphs)) return;
  for (const node of paragraphs) {
    const [tag] = levels.find(([, pattern]) => classesOf(node).some((name) => pattern.test(name))) ?? [];
    if (!tag || excerptOf(node) === '') continue;
    Object.assign(node, { tagName: tag, nodeName: tag });
    losses.add('styled', { line: lineOf(node), excerpt: excerptOf(node) });
  }
}

/** Whether there is a heading; otherwise all paragraphs outside of tables are collected. */
function collect(nodes: SourceNode[], paragraphs: SourceElement[]): boolean {
  return nodes.filter(isSourceElement).some((node) => {
    if (/^h[1-6]$/.test(node.tagName)) return true;
    if (node.tagName === 'p') paragraphs.push(node);
    return node.tagName !== 'table' && collect(node.childNodes, paragraphs);
  });
}

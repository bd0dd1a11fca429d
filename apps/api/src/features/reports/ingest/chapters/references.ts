import { type Clean, type Element, element, elementsOf, isElement } from '../html/clean-tree.ts';
import { pendingLabel } from '../html/pending-links.ts';
import { plainText } from '../html/text.ts';

/** ES-1, A.1, 3-2, 5.1, 7b */
const label = String.raw`(?:[A-Z]{1,3}[-.\u2013]?)?\d{1,3}(?:[-.\u2013]\d{1,3}){0,3}[a-z]?`;
const kinds = String.raw`Tables?|TABLES?|Figures?|FIGURES?|Figs?\.|Exhibits?|EXHIBITS?|Charts?|Graphs?|Chapters?|CHAPTERS?`;
const mention = new RegExp(String.raw`(?<![\w-])(${kinds})[ \u00a0](${label})(?![\w%])`, 'g');
const further = new RegExp(String.raw`((?:,| and| &| to|, and)[ \u00a0]|\u2013)(${label})(?![\w%])`, 'y');
const titled = new RegExp(
  String.raw`^(table|figure|fig\.|exhibit|chart|graph)\s{1,9}(${label})(?![\w%])`,
  'i',
);
const unlinked = /^(a|h[1-6]|caption|figcaption|th|pre|code|math)$/;

/** What tables and figures are called in the text, with the blocks that bear these names. */
export function labelsIn(blocks: Element[]): [label: string, block: string][] {
  return blocks
    .flatMap((block) => {
      const caption = elementsOf(block).find(({ tag }) => tag === 'caption' || tag === 'figcaption');
      const [, kind, number] = (caption && plainText([caption]).trimStart().match(titled)) || [];
      return kind && number ? [[labelOf(kind, number), block.attributes.id ?? ''] as const] : [];
    })
    .map(([name, block]) => [name, block]);
}

/** One spelling for 'Fig. 3–2' and 'Figures 3-2'. */
export function labelOf(kind: string, number: string): string {
  const word = kind.toLowerCase().replace(/\.$/, '').replace(/s$/, '');
  return `${word === 'fig' ? 'figure' : word} ${number.toUpperCase().replaceAll('\u2013', '-')}`;
}

/** Makes links, still to be resolved, of what the text says about tables, figures and chapters. */
export function linkMentions(nodes: Clean[]): Clean[] {
  return nodes.flatMap((node): Clean[] => {
    if (typeof node === 'string') return linked(node);
    if (!isElement(node) || unlinked.test(node.tag)) return [node];
    return [{ ...node, children: linkMentions(node.children) }];
  });
}

/** What the words of a link name, if its own target is missing; empty if they name nothing. */
export function mentioned(html: string): string {
  const [, kind, number] = html.replace(/<[^>]*>/g, '').match(new RegExp(mention.source, 'i')) ?? [];
  return kind && number ? labelOf(kind, number) : '';
}

function linked(text: string): Clean[] {
  const result: Clean[] = [];
  let written = 0;
  for (const { 0: words, 1: kind = '', 2: number = '', index } of text.matchAll(mention)) {
    result.push(text.slice(written, index), link(words, labelOf(kind, number)));
    written = index + words.length;
    if (/s\.?$/i.test(kind)) written = linkFurther(text, written, kind, result);
  }
  return [...result, text.slice(written)].filter((piece) => piece !== '');
}

/** Tables 5.1, 5.2 and 5.3 */
function linkFurther(text: string, from: number, kind: string, result: Clean[]): number {
  further.lastIndex = from;
  let written = from;
  for (let match = further.exec(text); match; match = further.exec(text)) {
    const [words, between = '', number = ''] = match;
    result.push(between, link(number, labelOf(kind, number)));
    written += words.length;
  }
  return written;
}

function link(words: string, name: string): Element {
  return element('a', [words], { href: pendingLabel(name) });
}

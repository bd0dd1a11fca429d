import type { Block, ListBlock, Run } from '../document.ts';
import { chartBlock, figureBlocks, figuresToDraw, tableBlock } from './exhibits.ts';
import type { Parts, RawChapter } from './raw.ts';
import { type LinkTo, runsOf } from './runs.ts';
import {
  attribute,
  blocksIn,
  childrenOf,
  type Element,
  elementsWithin,
  isElement,
  lineOf,
  textIn,
} from './tree.ts';

interface Place {
  chapter: RawChapter;
  /** Of the chapter in the document; ids of blocks begin with it. */
  id: string;
  linkTo: LinkTo;
  parts: Parts;
}

/** The blocks of a chapter in their order. */
export function chapterBlocks(place: Place): Block[] {
  const { chapter, parts } = place;
  const all = blocksIn(chapter.html);
  const body = isTitle(all[0], chapter) ? all.slice(1) : all;
  const notes = new Set<string>();
  const blocks: Block[] = [];
  for (const block of body) {
    if (chapter.only && !chapter.only.includes(attribute(block, 'id') ?? '')) continue;
    // Notes below a table go along with it.
    if (block.tagName === 'p' && notes.has(lineOf(block))) continue;
    const made = blocksOf(place, block);
    for (const one of made)
      if (one.kind === 'table')
        for (const line of one.table.footnotes) notes.add(line.replace(/\s+/g, ' ').trim());
    blocks.push(...made);
  }
  return blocks.filter(({ kind }) => {
    if (kind === 'table') return true;
    return kind === 'figure' || kind === 'chart' ? parts.charts : parts.text;
  });
}

function isTitle(block: Element | undefined, { title }: RawChapter): boolean {
  return (
    block !== undefined &&
    /^h[12]$/.test(block.tagName) &&
    lineOf(block) === title.replace(/\s+/g, ' ').trim()
  );
}

function blocksOf(place: Place, block: Element): Block[] {
  const { chapter, linkTo } = place;
  const own = attribute(block, 'id') ?? '';
  const id = `${place.id}-${own}`;
  switch (block.tagName) {
    case 'table': {
      const table = chapter.tables.find((one) => one.block === own);
      if (!table) return [];
      const made = tableBlock(chapter, table, id);
      const figures = place.parts.charts ? figuresToDraw(table) : null;
      return figures ? [chartBlock(made, figures), made] : [made];
    }
    case 'figure': {
      const caption = elementsWithin(block, 'figcaption')[0];
      return figureBlocks(chapter, elementsWithin(block, 'img'), caption, { id, block: own });
    }
    case 'ul':
    case 'ol':
    case 'dl':
      return listBlock(block, id, linkTo);
    case 'blockquote':
      return quoted(block, id, linkTo);
    case 'pre':
      return filled({ kind: 'paragraph', id, style: 'text', runs: [{ text: textIn(block).trimEnd() }] });
    case 'hr':
      return [];
    default:
      return line(place, block, { id, block: own });
  }
}

function line({ chapter, linkTo }: Place, block: Element, at: { id: string; block: string }): Block[] {
  const level = /^h([1-6])$/.exec(block.tagName)?.[1];
  const runs = runsOf(block.childNodes, linkTo);
  const images = elementsWithin(block, 'img');
  const figures = figureBlocks(chapter, images, undefined, { ...at, id: `${at.id}-image` });
  if (level) return filled({ kind: 'heading', id: at.id, level: levelOf(Number(level)), runs });
  const style = attribute(block, 'data-note') === undefined ? 'text' : 'note';
  return [...filled({ kind: 'paragraph', id: at.id, style, runs }), ...figures];
}

/** The chapter's own title is the first level. */
function levelOf(level: number): 2 | 3 | 4 {
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
}

function filled<B extends Block & { runs: readonly Run[] }>(block: B): Block[] {
  return block.runs.some(({ text }) => text.trim() !== '') ? [block] : [];
}

function quoted(block: Element, id: string, linkTo: LinkTo): Block[] {
  const lines = childrenOf(block).filter(({ tagName }) => /^(p|h[1-6])$/.test(tagName));
  const parts = lines.length > 0 ? lines : [block];
  return parts.flatMap((one, index) =>
    filled({
      kind: 'paragraph',
      id: index === 0 ? id : `${id}-${index + 1}`,
      style: 'quote',
      runs: runsOf(one.childNodes, linkTo),
    }),
  );
}

function listBlock(block: Element, id: string, linkTo: LinkTo): Block[] {
  const items = itemsIn(block, 0, linkTo);
  return items.length > 0 ? [{ kind: 'list', id, isOrdered: block.tagName === 'ol', items }] : [];
}

const lists = new Set(['ul', 'ol', 'dl']);

function itemsIn(list: Element, depth: number, linkTo: LinkTo): ListBlock['items'] {
  return childrenOf(list).flatMap((item) => {
    const at = item.tagName === 'dd' ? depth + 1 : depth;
    // Nested lists are items of their own, and so are the paragraphs of an item but the first.
    const paragraphs = childrenOf(item).filter(({ tagName }) => tagName === 'p');
    const lines = paragraphs.length > 0 ? paragraphs.map(({ childNodes }) => childNodes) : [item.childNodes];
    const own = lines
      .map((nodes) => ({ depth: at, runs: runsOf(nodes, linkTo) }))
      .filter(({ runs }) => runs.length > 0);
    const inner = item.childNodes.filter(isElement).filter(({ tagName }) => lists.has(tagName));
    return [...own, ...inner.flatMap((one) => itemsIn(one, at + 1, linkTo))];
  });
}

import type { SourceNode } from '../html/source.ts';
import { type Block, isHeadingOne, type Story, type WordDocument } from './document.ts';
import { createFields } from './fields.ts';
import type { Relations } from './parts.ts';
import { readBlocks, type Watch } from './stories.ts';
import type { Xml } from './xml.ts';
import { textWithin } from './xml-query.ts';

/** Paragraphs and tables of the body are counted, so that findings can name them. */
export function readBody(body: Xml, document: WordDocument, relations: Relations): SourceNode[] {
  const { removals, notes } = document;
  const count = { paragraphs: 0, tables: 0 };
  const following = followingText(body);
  let place = '';
  let current = body;
  /** Of the current one; a paragraph may hold very many pictures. */
  let near: string | undefined;
  const report: Story['report'] = (kind, excerpt) => removals.add(kind, place, excerpt);
  const story: Story = {
    document,
    relations,
    fields: createFields(() => place, report),
    place: () => place,
    near: () => (near ??= textWithin(current).trim() || following(current)),
    report,
    around: undefined,
  };
  let waiting = 0;
  let opening = '';
  const watch: Watch = {
    before(node) {
      waiting = notes.waiting();
      current = node;
      near = undefined;
      if (node.name === 'w:tbl') place = `Table ${++count.tables}`;
      else place = `Paragraph ${++count.paragraphs}`;
    },
    after(blocks) {
      const complete = withNotes(blocks, document, waiting);
      if (!document.isBegun && opening === '' && blocks.some(isFilled)) opening = place;
      return complete;
    },
  };
  const nodes = readBlocks(body.children, story, watch);
  if (document.isBegun && opening !== '') removals.add('opening', opening);
  // What is noted may have notes itself.
  while (notes.waiting() > 0) nodes.push(...notes.take());
  return nodes;
}

/** The paragraph after a picture is most often its caption. */
function followingText({ children }: Xml): (node: Xml) => string {
  const places = new Map(children.map((node, index) => [node, index]));
  return (node) => {
    const next = children[(places.get(node) ?? children.length) + 1];
    return next === undefined || typeof next === 'string' ? '' : textWithin(next).trim();
  };
}

/** Where a chapter begins, the notes of the one before it end; those of a table stand below it. */
function withNotes(blocks: Block[], document: WordDocument, waiting: number): Block[] {
  const { builder, notes } = document;
  const has = (test: (node: SourceNode) => boolean) =>
    blocks.some((block) => 'node' in block && test(block.node));
  const asBlocks = (nodes: SourceNode[]) => nodes.map((node): Block => ({ node }));
  if (has(({ nodeName }) => nodeName === 'table')) return [...blocks, ...asBlocks(notes.take(waiting))];
  if (!has(isHeadingOne)) return blocks;
  document.isBegun = true;
  builder.beginChapter();
  return [...asBlocks(notes.take(0, waiting)), ...blocks];
}

/** Whether there is more than a place for links. */
function isFilled(block: Block): boolean {
  return 'item' in block || block.node.nodeName !== 'a';
}

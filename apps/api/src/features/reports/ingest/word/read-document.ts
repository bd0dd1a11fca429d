import type { SourceNode } from '../html/source.ts';
import { createBuilder } from './builder.ts';
import { type Block, isHeadingOne, type Story, type WordDocument } from './document.ts';
import { createFields } from './fields.ts';
import { createNoteShelf, type NotePart } from './notes.ts';
import { readNumbering } from './numbering.ts';
import { kindOf } from './paragraph-styles.ts';
import type { Parts, Relation, Relations } from './parts.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { createRemovals, type Removals } from './removals.ts';
import { readBlocks, readStory, type Watch } from './stories.ts';
import { readStyles } from './styles.ts';
import { Unreadable, type Xml } from './xml.ts';
import { childNamed, childrenNamed, descendants, textWithin, valueIn } from './xml-query.ts';

/** A Word file as the tree of a page, and what was left out of it. */
export interface WordSource {
  nodes: SourceNode[];
  pictures: Pictures;
  removals: Removals;
  placeOf(node: SourceNode): string | undefined;
}

export async function readDocument(parts: Parts, file: string): Promise<WordSource> {
  const root = await parts.read(parts.main);
  const body = childNamed(root ?? undefined, 'w:body');
  if (root?.name !== 'w:document' || !body) throw new Unreadable('This is not a Word file.');
  const relations = await parts.relationsOf(parts.main);
  const document = await openDocument(parts, relations, file);
  document.hasChapterHeadings = [...descendants(body)].some(
    (node) => node.name === 'w:p' && kindOf(childNamed(node, 'w:pPr'), document).heading === 1,
  );
  const nodes = readBody(body, document, relations);
  if (parts.names().some((name) => /vbaProject\.bin$/i.test(name))) document.removals.add('macros', '');
  await reportRunning(body, document, parts, relations);
  const { pictures, removals, builder } = document;
  return { nodes, pictures, removals, placeOf: builder.placeOf };
}

async function openDocument(parts: Parts, relations: Relations, file: string): Promise<WordDocument> {
  const part = (type: string) => partOf(relations, type)?.target ?? '';
  const read = async (type: string) => parts.read(part(type));
  const settings = await read('settings');
  const notes = async (kind: 'footnote' | 'endnote', otherwise: string): Promise<NotePart> => ({
    root: await read(`${kind}s`),
    relations: await parts.relationsOf(part(`${kind}s`) || 'none'),
    format: valueIn(childNamed(settings ?? undefined, `w:${kind}Pr`), 'w:numFmt') ?? otherwise,
  });
  return {
    builder: createBuilder(),
    styles: readStyles(await read('styles')),
    numbering: readNumbering(await read('numbering')),
    removals: createRemovals(),
    pictures: createPictures(file),
    comments: commentsIn(await read('comments')),
    notes: createNoteShelf({
      footnote: await notes('footnote', 'decimal'),
      endnote: await notes('endnote', 'lowerRoman'),
    }),
    hasChapterHeadings: true,
    isBegun: false,
    readStory,
  };
}

function partOf(relations: Relations, type: string): Relation | undefined {
  return [...relations.values()].find((one) => one.type === type && !one.isExternal);
}

function commentsIn(root: Xml | null): Map<string, string> {
  return new Map(
    childrenNamed(root ?? undefined, 'w:comment').map((node) => [
      node.attributes['w:id'] ?? '',
      textWithin(node),
    ]),
  );
}

/** Paragraphs and tables of the body are counted, so that findings can name them. */
function readBody(body: Xml, document: WordDocument, relations: Relations): SourceNode[] {
  const { removals, notes } = document;
  const count = { paragraphs: 0, tables: 0 };
  const following = followingText(body);
  let place = '';
  let current = body;
  const report: Story['report'] = (kind, excerpt) => removals.add(kind, place, excerpt);
  const story: Story = {
    document,
    relations,
    fields: createFields(() => place, report),
    place: () => place,
    near: () => textWithin(current).trim() || following(current),
    report,
    around: undefined,
  };
  let waiting = 0;
  const watch: Watch = {
    before(node) {
      waiting = notes.waiting();
      current = node;
      if (node.name === 'w:tbl') place = `Table ${++count.tables}`;
      else place = `Paragraph ${++count.paragraphs}`;
    },
    after: (blocks) => withNotes(blocks, document, waiting),
  };
  const nodes = readBlocks(body.children, story, watch);
  reportOpening(nodes, document);
  return [...nodes, ...notes.take()];
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

function reportOpening(nodes: SourceNode[], { builder, removals, hasChapterHeadings }: WordDocument): void {
  const first = nodes.findIndex(isHeadingOne);
  if (!hasChapterHeadings || first <= 0) return;
  const [opening] = nodes.slice(0, first).filter((node) => node.nodeName !== 'a');
  if (opening) removals.add('opening', builder.placeOf(opening) ?? '');
}

/** Headers and footers stand on every printed page, and mean nothing on a screen. */
async function reportRunning(body: Xml, { removals }: WordDocument, parts: Parts, relations: Relations) {
  const ids = new Set<string>();
  for (const { name, attributes } of descendants(body))
    if (name === 'w:headerReference' || name === 'w:footerReference') ids.add(attributes['r:id'] ?? '');
  for (const id of ids) {
    const relation = relations.get(id);
    const text =
      relation && !relation.isExternal ? textWithin((await parts.read(relation.target)) ?? nothing) : '';
    if (text.trim() !== '') removals.add('running', '', text);
  }
}

const nothing: Xml = { name: '', attributes: {}, children: [] };

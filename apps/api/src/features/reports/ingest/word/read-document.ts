import type { SourceNode } from '../html/source.ts';
import { createBuilder } from './builder.ts';
import type { WordDocument } from './document.ts';
import { createNoteShelf, type NotePart } from './notes.ts';
import { readNumbering } from './numbering.ts';
import { kindOf } from './paragraph-styles.ts';
import type { Parts, Relation, Relations } from './parts.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { readBody } from './read-body.ts';
import { createRemovals, type Removals } from './removals.ts';
import { readStory } from './stories.ts';
import { readStyles } from './styles.ts';
import { Unreadable, type Xml } from './xml.ts';
import { allNamed, childNamed, childrenNamed, textWithin, valueIn } from './xml-query.ts';

/** A Word file as the tree of a page, and what was left out of it. */
export interface WordSource {
  nodes: SourceNode[];
  pictures: Pictures;
  removals: Removals;
}

export async function readDocument(parts: Parts, file: string): Promise<WordSource> {
  const root = await parts.read(parts.main);
  const body = childNamed(root ?? undefined, 'w:body');
  if (root?.name !== 'w:document' || !body) throw new Unreadable('This is not a Word file.');
  const relations = await parts.relationsOf(parts.main);
  const document = await openDocument(parts, relations, file);
  document.hasChapterHeadings = allNamed(body, 'w:p').some(
    (node) => kindOf(childNamed(node, 'w:pPr'), document).heading === 1,
  );
  const nodes = readBody(body, document, relations);
  if (parts.names().some((name) => /vbaProject\.bin$/i.test(name))) document.removals.add('macros', '');
  await reportRunning(body, document, parts, relations);
  const { pictures, removals } = document;
  return { nodes, pictures, removals };
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

/** More sections than this have the same ones. */
const mostRunning = 20;

/** Headers and footers stand on every printed page, and mean nothing on a screen. */
async function reportRunning(body: Xml, { removals }: WordDocument, parts: Parts, relations: Relations) {
  const references = [...allNamed(body, 'w:headerReference'), ...allNamed(body, 'w:footerReference')];
  const ids = new Set(references.map(({ attributes }) => attributes['r:id'] ?? ''));
  for (const id of [...ids].slice(0, mostRunning)) {
    const relation = relations.get(id);
    const text =
      relation && !relation.isExternal ? textWithin((await parts.read(relation.target)) ?? nothing) : '';
    if (text.trim() !== '') removals.add('running', '', text);
  }
}

const nothing: Xml = { name: '', attributes: {}, children: [] };

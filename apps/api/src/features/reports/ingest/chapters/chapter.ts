import { mostFootnotes } from '@caliper/contract/reader/chapter-text.ts';
import type { Chapter, Section } from '../content.ts';
import { identify } from '../html/blocks.ts';
import {
  type Clean,
  type Element,
  elementsOf,
  isElement,
  isHeading,
  type Origin,
  walk,
} from '../html/clean-tree.ts';
import { withLinkedNotes } from '../html/table-notes.ts';
import { plainText, raised } from '../html/text.ts';
import { writeHtml } from '../html/write.ts';
import type { ReadTable } from '../tables/read-table.ts';
import { typedTable } from '../tables/typed-table.ts';
import { exhibitsIn } from './exhibits.ts';
import { linkMentions } from './references.ts';

interface Composed {
  chapter: Chapter;
  blocks: Element[];
  /** Each table with what is unclear in it. */
  tables: (ReadTable & { origin: Origin })[];
  places: ReadonlyMap<string, string>;
}

/** The blocks as they were read, before anything is put right. */
export function blocksOf(nodes: Clean[], page: string): Element[] {
  return identify(withLinkedNotes(nodes), page).blocks;
}

const asTheyAre = (blocks: Element[]) => blocks;

/**
 * Makes a chapter with all its details from cleaned blocks. With its page, links to other chapters wait for these. What
 * staff put right is put right once the blocks have their ids, so that these stay.
 */
export function composeChapter(
  number: number,
  title: string,
  nodes: Clean[],
  page?: string,
  correct: (blocks: Element[]) => Element[] = asTheyAre,
): Composed {
  const { blocks, places } = identify(withLinkedNotes(nodes), page);
  const numbered = numberTables(correct(blocks));
  const ids = numbered.flatMap(({ attributes }) => attributes.id ?? []);
  const tables = numbered.flatMap((block, index) =>
    block.tag === 'table' ? [readTableAt(numbered, index, block)] : [],
  );
  const chapter: Chapter = {
    chapter_number: number,
    chapter_title: title,
    chapter_content: writeHtml(page === undefined ? numbered : linkMentions(numbered)),
    // What is raised on the page is raised in results of a search too: 24.9¹ is not 24.91.
    plain_text: plainText(numbered.map(raised)),
    sections: sectionsIn(numbered),
    exhibits: exhibitsIn(numbered),
    blocks: ids,
    images: imagesIn(numbered),
    tables: tables.map(({ table }) => table),
  };
  const kept = new Set(ids);
  const reachable = new Map([...places].filter(([, block]) => kept.has(block)));
  return { chapter, blocks: numbered, tables, places: reachable };
}

function readTableAt(blocks: Element[], index: number, block: Element): Composed['tables'][number] {
  const following = blocks.slice(index + 1, index + 1 + mostFootnotes);
  const number = Number(block.attributes['data-table']);
  const read = typedTable(block, number, following, notesLinkedTo(block, blocks));
  return { ...read, origin: block.origin ?? { remarks: [] } };
}

/** Notes at the end of the chapter to which the table refers, and which lead back to it. */
function notesLinkedTo(table: Element, blocks: Element[]): Element[] {
  const links = [...walk([table])].map(({ attributes }) => attributes.href ?? '');
  const wanted = new Set(links.filter((href) => href.startsWith('#')));
  if (wanted.size === 0) return [];
  const leadsBack = (block: Element) =>
    [...walk([block])].some(({ attributes }) => attributes.href === `#${table.attributes.id}`);
  return blocks
    .filter(({ attributes }) => wanted.has(`#${attributes.id}`))
    .flatMap((block) => (/^[uo]l$/.test(block.tag) ? elementsOf(block) : [block]))
    .filter(leadsBack);
}

function sectionsIn(blocks: Element[]): Section[] {
  return blocks
    .filter(({ tag }) => tag === 'h2')
    .map((block) => ({ block: block.attributes.id ?? '', title: titleText(block) }));
}

function titleText(heading: Element): string {
  return plainText([heading]).replace(/\s+/g, ' ').slice(0, longestTitle);
}

function numberTables(blocks: Element[]): Element[] {
  let number = 0;
  return blocks.map((block) => {
    if (block.tag !== 'table') return block;
    number += 1;
    return { ...block, attributes: { ...block.attributes, 'data-table': String(number) } };
  });
}

function imagesIn(blocks: Element[]): string[] {
  const files = [...walk(blocks)].flatMap(({ attributes }) => attributes['data-image'] ?? []);
  return [...new Set(files)];
}

const longestTitle = 300;

/** The text of the first heading of the highest level, or else of the first; null if there is none. */
export function headingOf(nodes: Clean[]): string | null {
  const headings = nodes.filter(isElement).filter(isHeading);
  const heading = headings.find(({ tag }) => tag === 'h1') ?? headings[0];
  return heading ? titleText(heading) : null;
}

import type { Block, DocumentChapter, Run, TakenDocument } from '../document.ts';
import { chapterBlocks } from './chapter-blocks.ts';
import type { RawChapter, RawDocument } from './raw.ts';
import type { LinkTo } from './runs.ts';

/** Makes the document of what is stored. Pure, so that a worker can do it. */
export function compose({ meta, stamp, parts, chapters, sources }: RawDocument): TakenDocument {
  const ids = idsOf(chapters);
  const made = chapters.map((chapter, index): DocumentChapter => {
    const id = `c${index + 1}`;
    const { number, title, origin, citation, address } = chapter;
    const linkTo = linksOf(chapter, id, ids);
    return {
      id,
      number,
      title,
      origin,
      citation: `${citation}.`,
      address,
      blocks: chapterBlocks({ chapter, id, linkTo, parts }),
    };
  });
  return { meta, stamp, chapters: withoutDeadLinks(made), sources: parts.sources ? sources : [] };
}

/** What a link leads to may have been left out. */
function withoutDeadLinks(chapters: readonly DocumentChapter[]): DocumentChapter[] {
  const there = new Set(chapters.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
  const alive = (runs: readonly Run[]) =>
    runs.map(({ link, ...run }): Run => {
      const isDead = link === undefined || (link.startsWith('#') && !there.has(link.slice(1)));
      return isDead ? run : { ...run, link };
    });
  const revised = (block: Block): Block => {
    if ('runs' in block) return { ...block, runs: alive(block.runs) };
    if (block.kind !== 'list') return block;
    return { ...block, items: block.items.map(({ depth, runs }) => ({ depth, runs: alive(runs) })) };
  };
  return chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.map(revised) }));
}

/** Chapters of which all is taken. Of one that is clipped, the rest is read in the portal. */
function idsOf(chapters: readonly RawChapter[]): ReadonlyMap<string, string> {
  return new Map(
    chapters.flatMap((chapter, index) => (chapter.only ? [] : [[keyOf(chapter), `c${index + 1}`]])),
  );
}

type Keyed = Pick<RawChapter, 'report_id' | 'chapter_number'>;

const keyOf = ({ report_id, chapter_number }: Keyed) => `${report_id}/${chapter_number}`;

/** Within the document where that has what is linked to; what it has not is read in the portal. */
function linksOf(chapter: RawChapter, id: string, ids: ReadonlyMap<string, string>): LinkTo {
  return (href) => {
    const other = /^#chapter-(\d+)(?::(.+))?$/.exec(href);
    if (other) {
      const [, number = '', block] = other;
      const key = keyOf({ report_id: chapter.report_id, chapter_number: Number(number) });
      const there = ids.get(key);
      if (there) return block ? `#${there}-${block}` : `#${there}`;
      return `${chapter.address.replace(/\d+$/, number)}${block ? `#${block}` : ''}`;
    }
    if (href.startsWith('#')) return `#${id}-${href.slice(1)}`;
    return /^(https?:|mailto:)/i.test(href) ? href : undefined;
  };
}

import { raisedText } from '../ingest/tables/marks.ts';
import { fold } from './likeness.ts';
import type { ReadChapter } from './reading.ts';

/** A paragraph, heading, caption of a figure or item of a list. */
export interface Passage {
  block: string;
  text: string;
}

const blockStart = /<([a-z][a-z0-9]*) id="(b-[^"]+)"/g;

/** The text of a chapter without its title, its tables and the notes below these, which are compared as such. */
export function passagesOf(chapter: ReadChapter): Passage[] {
  const notes = new Set(
    chapter.tables.flatMap(({ footnotes, chapterNotes = [] }) => [...footnotes, ...chapterNotes].map(fold)),
  );
  const starts = [...chapter.chapter_content.matchAll(blockStart)];
  return starts.flatMap(({ 1: tag = '', 2: block = '', index }, at) => {
    const html = chapter.chapter_content.slice(index, starts[at + 1]?.index);
    if (tag === 'table') return [];
    return linesOf(tag, html)
      .filter((text) => text !== '' && !notes.has(fold(text)))
      .filter((text) => tag !== 'h1' || text !== chapter.chapter_title)
      .map((text) => ({ block, text }));
  });
}

function linesOf(tag: string, html: string): string[] {
  const pieces = /^(?:[uod]l|blockquote|div)$/.test(tag) ? html.split(/<\/(?:li|dt|dd|p)>/) : [html];
  return pieces.map(plainText);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What is written by `writeHtml` as text; small digits and marks stay small. */
export function plainText(html: string): string {
  return html
    .replace(/<sup>([^<]*)<\/sup>/g, (_, text: string) => raisedText(text))
    .replace(/<(?:br|\/p|\/li|\/figcaption|\/td|\/th)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

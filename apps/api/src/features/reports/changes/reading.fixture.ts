import { chapterFrom } from '../ingest/chapters/chapter.fixture.ts';
import type { Reading } from './reading.ts';

/** A reading of chapters that are given as their titles and their HTML. */
export function readingOf(chapters: Record<string, string>): Reading {
  return {
    chapters: Object.entries(chapters).map(([title, html], at) => ({
      ...chapterFrom(html),
      chapter_number: at + 1,
      chapter_title: title,
    })),
  };
}

interface WrittenTable {
  caption?: string;
  head: string[][];
  rows: (string | number)[][];
  notes?: string[];
}

/** A table as authors write it; `Measured:3` is a heading over three columns, `Country/2` one over two rows. */
export function tableHtml({ caption = '', head, rows, notes = [] }: WrittenTable): string {
  const cell = (tag: string, text: string | number) => {
    const [, bare, colspan, rowspan] = String(text).match(/^(.*?)(?::(\d+))?(?:\/(\d+))?$/) ?? [];
    return `<${tag}${colspan ? ` colspan="${colspan}"` : ''}${rowspan ? ` rowspan="${rowspan}"` : ''}>${bare}</${tag}>`;
  };
  const heads = head.map((row) => `<tr>${row.map((text) => cell('th', text)).join('')}</tr>`);
  const body = rows.map((row) => `<tr>${row.map((text) => cell('td', text)).join('')}</tr>`);
  return `<table>${caption && `<caption>${caption}</caption>`}<thead>${heads.join('')}</thead><tbody>${body.join('')}</tbody></table>${notes.map((note) => `<p>${note}</p>`).join('')}`;
}

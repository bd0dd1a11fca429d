import { colours } from '../colours.ts';
import type { Block, TakenDocument } from '../document.ts';
import { exhibitTitle, textOf } from '../document-words.ts';
import { type Element, type Paper, sheet, textWidth } from './paper.ts';
import { type Look, looks, placesOf, plain } from './text.ts';

interface Entry {
  /** What it leads to; empty for a heading of the list. */
  id: string;
  number: string;
  text: string;
  look: Look;
  indent: number;
  before: number;
}

interface Laid extends Entry {
  page: number;
  y: number;
}

const pageColumn = 40;
const head: Look = { ...looks.chapter };
const chapterLook: Look = { face: 'strong', size: 11, colour: colours.ink, leading: 15 };
const sectionLook: Look = { face: 'sans', size: 9.5, colour: colours.ink2, leading: 13.5 };

/** Their pages come before those they name, so they are kept free and written last. */
export function planContents(paper: Paper, document: TakenDocument) {
  const entries = [...chapterEntries(document), ...exhibitEntries(document)];
  const { laid, pages } = layOut(paper, entries);
  paper.running = 'Contents';
  const first = paper.pages();
  for (let page = 0; page < pages; page += 1) paper.page();
  const toc = paper.element(paper.root, 'TOC');
  return {
    /** The first page, counted from 1. */
    first: first + 1,
    write(): void {
      for (const entry of laid) {
        paper.pdf.switchToPage(first + entry.page);
        writeEntry(paper, toc, entry, paper.pageOf.get(entry.id));
      }
      toc.end();
    },
  };
}

function chapterEntries({ chapters, sources }: TakenDocument): Entry[] {
  const shown = chapters.flatMap((chapter): Entry[] => [
    {
      id: chapter.id,
      number: chapter.number === null ? '' : `${chapter.number}`,
      text: chapter.title,
      look: chapterLook,
      indent: 26,
      before: 9,
    },
    ...chapter.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [section(block)] : [],
    ),
  ]);
  const last = { id: 'sources', number: '', text: 'Sources', look: chapterLook, indent: 26, before: 9 };
  return [heading('Contents', 0), ...shown, ...(sources.length > 0 ? [last] : [])];
}

function heading(text: string, before: number): Entry {
  return { id: '', number: '', text, look: head, indent: 0, before };
}

function section({ id, runs }: Extract<Block, { kind: 'heading' }>): Entry {
  return { id, number: '', text: textOf(runs), look: sectionLook, indent: 26, before: 1 };
}

function exhibitEntries({ chapters }: TakenDocument): Entry[] {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const entries = blocks.flatMap((block): Entry[] => {
    if (block.kind !== 'table' && block.kind !== 'figure' && block.kind !== 'chart') return [];
    const text = exhibitTitle(block);
    return text === '' ? [] : [{ id: block.id, number: '', text, look: sectionLook, indent: 0, before: 2 }];
  });
  return entries.length === 0 ? [] : [heading('Tables and figures', 30), ...entries];
}

/** No heading of the list stands last on its page. */
function layOut(paper: Paper, entries: readonly Entry[]): { laid: Laid[]; pages: number } {
  let page = 0;
  let y = sheet.top;
  const laid = entries.map((entry) => {
    const height = linesOf(paper, entry).length * entry.look.leading;
    const room = entry.id === '' ? height + 60 : height;
    if (y > sheet.top) y += entry.before;
    if (y + room > sheet.height - sheet.bottom && y > sheet.top) {
      page += 1;
      y = sheet.top;
    }
    const own = { ...entry, page, y };
    y += height + (entry.id === '' ? 8 : 0);
    return own;
  });
  return { laid, pages: page + 1 };
}

function linesOf(paper: Paper, { text, look, indent }: Entry) {
  return paper.linesOf(plain(text, look), textWidth - indent - pageColumn);
}

function writeEntry(paper: Paper, toc: Element, entry: Laid, page: number | undefined): void {
  const { look, indent, y, id, text } = entry;
  const lines = linesOf(paper, entry);
  const places = placesOf(lines, { x: sheet.left + indent, y, leading: look.leading });
  const item = paper.element(toc, 'TOCI');
  const link = paper.element(item, id === '' ? 'P' : 'Link');
  const numbers = page === undefined ? [] : placedNumbers(paper, entry, page, places.at(-1)?.y ?? y);
  paper.place(link, [...numbers.slice(0, -1), ...places, ...numbers.slice(-1)]);
  const height = lines.length * look.leading;
  if (page !== undefined)
    paper.link(link, `#${id}`, [sheet.left, y, textWidth, height], `${text}, page ${page}`);
  link.end();
  item.end();
  if (look === chapterLook) paper.decorate(() => paper.rule(y - 4, { width: 0.5, colour: colours.line }));
}

/** The number of the chapter, and last that of the page. */
function placedNumbers(paper: Paper, { number, look, y }: Laid, page: number, lastY: number) {
  const { leading } = look;
  const colour = look === chapterLook ? colours.accent : colours.ink3;
  const own = placesOf(paper.linesOf(plain(number, { ...look, colour }), 60), { x: sheet.left, y, leading });
  const pageLook = { ...look, colour: colours.ink };
  const ends = paper.linesOf(plain(`${page}`, pageLook), pageColumn).map((line) => ({
    line,
    x: sheet.width - sheet.right - line.width,
    y: lastY,
  }));
  return [...own, ...ends];
}

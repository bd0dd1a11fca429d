import PDFDocument from 'pdfkit';
import { createTypesetter } from '../../../platform/pdf/fonts.ts';
import { createLineBreaker, type Line, type LineBreaker, type Piece } from '../../../platform/pdf/lines.ts';
import type { DocumentMeta, TakenDocument } from '../document.ts';
import { editionLine } from '../document-words.ts';
import { type Element, type ElementKind, isOfficial, structureOf } from './structure.ts';

/** A4 in points. The margin below has room for the license line. */
export const sheet = { width: 595.28, height: 841.89, left: 62, right: 62, top: 74, bottom: 86 };
export const textWidth = sheet.width - sheet.left - sheet.right;

export interface Place {
  line: Line;
  x: number;
  /** Of the base line. */
  y: number;
}

/** Pages to draw on from top to bottom, with the tree that says what everything on them is. */
export function createPaper({ meta, stamp }: TakenDocument, targets: ReadonlySet<string>) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: meta.language,
    displayTitle: true,
    info: { ...infoOf(meta), CreationDate: new Date(`${stamp.day}T00:00:00Z`) },
  });
  const structure = structureOf(pdf);
  const breaker = breakerFor(pdf);
  let pages = 0;

  const paper = {
    pdf,
    ...structure,
    ...breaker,
    /** Where the next thing begins. */
    y: sheet.top,
    /** Below the text. */
    margin: sheet.bottom,
    /** What the head of the pages names. */
    running: '',
    /** For each page what its head names; empty for a page without head and foot. */
    heads: [] as string[],
    page(): void {
      if (pages > 0) compact(pdf.page);
      pdf.addPage();
      pages += 1;
      paper.heads.push(paper.running);
      paper.y = sheet.top;
    },
    pages: (): number => pages,
    room: (): number => sheet.height - paper.margin - paper.y,
    /** Begins a page if so much does not fit on this one. */
    keep(height: number): void {
      if (height > paper.room() && paper.y > sheet.top) paper.page();
    },
    /** Lines as the content of an element. */
    place(element: Element, places: readonly Place[]): void {
      for (const group of byLink(places))
        if (group.link === undefined) structure.mark(element, () => drawAll(group.pieces));
        else linked(element, group.link, group.pieces);
    },
    /** Lines that no reader hears. */
    scribble(places: readonly Place[]): void {
      for (const { line, x, y } of places) drawAll(line.pieces.map((piece) => ({ piece, x, y })));
    },
    rule(y: number, { from = sheet.left, to = sheet.width - sheet.right, width = 0.6, colour = '' }): void {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
    },
    /** Links lead here. */
    target(id: string, y?: number): void {
      pdf.addNamedDestination(id, 'XYZ', 0, Math.max(0, (y ?? paper.y) - 12), 0);
      paper.pageOf.set(id, pages);
    },
    /** For each target its page, counted from 1. */
    pageOf: new Map<string, number>(),
    /** The library counts from the right, where nobody begins to read. */
    bookmark(title: string, { parent = pdf.outline, page = pages, y = 0 }: Marked = {}): PDFKit.PDFOutline {
      const options = { pageNumber: page - 1, left: sheet.width, top: Math.max(0, y - 12) };
      return parent.addItem(title, options as object);
    },
    /** A link over a piece of the page. */
    link(element: Element, to: string, box: [number, number, number, number], words: string): void {
      const options = { structParent: element, Contents: new String(words) as string };
      if (to.startsWith('#')) pdf.goTo(...box, to.slice(1), options);
      else pdf.link(...box, to, options);
    },
    leadsSomewhere: (to: string): boolean => (to.startsWith('#') ? targets.has(to.slice(1)) : isOfficial(to)),
  };

  function drawAll(pieces: readonly Drawn[]): void {
    for (const { piece, x, y } of pieces)
      pdf
        .font(piece.font, piece.size)
        .fillColor(piece.colour)
        .text(piece.text, x + piece.x, y - (piece.rise ?? 0), { lineBreak: false, baseline: 'alphabetic' });
  }

  function linked(element: Element, to: string, pieces: readonly Drawn[]): void {
    const link = structure.element(element, 'Link');
    structure.mark(link, () => drawAll(pieces));
    for (const { piece, x, y } of pieces) {
      const words = piece.text.trim();
      paper.link(link, to, [x + piece.x, y - piece.size, piece.width, piece.size * 1.3], words);
    }
    link.end();
  }

  return paper;
}

export type Paper = ReturnType<typeof createPaper>;

interface Marked {
  /** A bookmark that this one stands below. */
  parent?: PDFKit.PDFOutline;
  /** Counted from 1; the last one by default. */
  page?: number;
  y?: number;
}

interface Drawn {
  piece: Piece;
  x: number;
  y: number;
}

/** A finished page is kept as one piece instead of the thousands that it was drawn in. */
function compact(page: PDFKit.PDFPage): void {
  const { content } = page as unknown as { content: { buffer: Buffer[] } };
  content.buffer = [Buffer.concat(content.buffer)];
}

function infoOf(meta: DocumentMeta) {
  return {
    Title: meta.title,
    Author: meta.provider,
    Subject: [meta.region, editionLine(meta)].filter((part) => part !== '').join(' · '),
    Creator: meta.provider,
    Producer: meta.provider,
  };
}

/** Widths are kept for a size of 1, because words and figures come back. */
function breakerFor(pdf: PDFKit.PDFDocument): LineBreaker {
  const widths = new Map<string, number>();
  const measure = (font: string, text: string) => pdf.font(font, 1).widthOfString(text);
  return createLineBreaker({
    typeset: createTypesetter(pdf),
    widthOf(font, text) {
      const key = `${font}/${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      const width = measure(font, text);
      widths.set(key, width);
      return width;
    },
  });
}

/** Pieces in order, those of one link together as far as they are on one line. */
function byLink(places: readonly Place[]): { link: string | undefined; pieces: Drawn[] }[] {
  const groups: { link: string | undefined; pieces: Drawn[] }[] = [];
  for (const { line, x, y } of places)
    for (const piece of line.pieces) {
      const last = groups.at(-1);
      const drawn = { piece, x, y };
      if (last && last.link === piece.link) last.pieces.push(drawn);
      else groups.push({ link: piece.link, pieces: [drawn] });
    }
  return groups;
}

export type { Element, ElementKind };

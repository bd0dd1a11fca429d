import type { Face } from '../../../platform/pdf/fonts.ts';
import type { Line, Span } from '../../../platform/pdf/lines.ts';
import { colours } from '../colours.ts';
import type { Run } from '../document.ts';
import { type Element, type ElementKind, type Paper, type Place, sheet, textWidth } from './paper.ts';

/** How text is set. */
export interface Look {
  face: Face;
  size: number;
  colour: string;
  /** From one base line to the next. */
  leading: number;
}

const { ink, ink2, ink3, accentText } = colours;
export const looks = {
  chapter: { face: 'serif-strong', size: 25, colour: ink, leading: 29 },
  h2: { face: 'serif-strong', size: 16, colour: ink, leading: 20 },
  h3: { face: 'serif-strong', size: 13, colour: ink, leading: 17 },
  h4: { face: 'strong', size: 11, colour: ink, leading: 15 },
  prose: { face: 'serif', size: 10.5, colour: ink, leading: 16 },
  quote: { face: 'serif-italic', size: 10.5, colour: ink2, leading: 16 },
  note: { face: 'sans', size: 8.5, colour: ink3, leading: 11.5 },
  exhibit: { face: 'strong', size: 10, colour: ink, leading: 13 },
  unit: { face: 'sans', size: 8.5, colour: ink3, leading: 12 },
  plain: { face: 'sans', size: 10, colour: ink2, leading: 14.5 },
  label: { face: 'strong', size: 8.5, colour: ink2, leading: 12 },
} satisfies Record<string, Look>;

export function spansOf(runs: readonly Run[], look: Look, paper: Paper): Span[] {
  return runs.map(({ text, bold, italic, raised, link }) => {
    const leads = link !== undefined && paper.leadsSomewhere(link);
    return {
      text,
      face: faceOf(look.face, bold, italic),
      size: raised ? look.size * 0.68 : look.size,
      colour: leads ? accentText : look.colour,
      ...(raised && { rise: look.size * (raised === 'sup' ? 0.34 : -0.16) }),
      ...(leads && { link }),
    };
  });
}

export const plain = (text: string, look: Look): Span[] => [{ ...look, text }];

function faceOf(face: Face, bold: boolean | undefined, italic: boolean | undefined): Face {
  const isSerif = face.startsWith('serif');
  const isStrong = bold || face.includes('strong');
  const isItalic = italic || face.endsWith('italic');
  const strong = isSerif ? 'serif-strong' : 'strong';
  const upright = isStrong ? strong : isSerif ? 'serif' : 'sans';
  return isItalic ? `${upright}-italic` : upright;
}

interface Column {
  x?: number;
  width?: number;
  before?: number;
  after?: number;
}

/** Text as an element, from where the page has got to; it goes on on the next one. */
export function write(
  paper: Paper,
  parent: Element,
  kind: ElementKind,
  { spans, leading }: { spans: readonly Span[]; leading: number },
  { x = sheet.left, width = textWidth, before = 0, after = 0 }: Column = {},
): void {
  const lines = paper.linesOf(spans, width);
  if (lines.length === 0) return;
  if (paper.y > sheet.top) paper.y += before;
  const element = paper.element(parent, kind);
  for (let from = 0; from < lines.length; ) {
    const here = linesHere(paper, lines.length - from, leading);
    if (here === 0) {
      paper.page();
      continue;
    }
    paper.place(element, placesOf(lines.slice(from, from + here), { x, y: paper.y, leading }));
    paper.y += here * leading;
    from += here;
  }
  element.end();
  paper.y += after;
}

/** Neither the first nor the last line of several stands alone. */
function linesHere(paper: Paper, left: number, leading: number): number {
  const room = Math.floor((paper.room() + 0.01) / leading);
  if (room >= left) return left;
  const here = left - room === 1 ? room - 1 : room;
  const isNewPage = paper.y <= sheet.top;
  return here < 2 && !isNewPage ? 0 : Math.max(1, here);
}

interface Start {
  x: number;
  y: number;
  leading: number;
}

/** Lines below each other; y is the top of the first. */
export function placesOf(lines: readonly Line[], { x, y, leading }: Start): Place[] {
  return lines.map((line, index) => {
    const size = Math.max(1, ...line.pieces.map((piece) => piece.size));
    return { line, x, y: y + index * leading + leading / 2 + size * 0.33 };
  });
}

import { colours } from '../colours.ts';
import type { HeadingBlock, ListBlock, ParagraphBlock } from '../document.ts';
import { textOf } from '../document-words.ts';
import { type Element, type Paper, sheet, textWidth } from './paper.ts';
import { looks, placesOf, plain, spansOf, write } from './text.ts';

const headings = {
  2: { look: looks.h2, kind: 'H2', before: 24, after: 8 },
  3: { look: looks.h3, kind: 'H3', before: 18, after: 6 },
  4: { look: looks.h4, kind: 'H4', before: 14, after: 4 },
} as const;
const paragraphs = {
  text: { look: looks.prose, kind: 'P', after: 9 },
  quote: { look: looks.quote, kind: 'BlockQuote', after: 11 },
  note: { look: looks.note, kind: 'Note', after: 5 },
  source: { look: looks.note, kind: 'P', after: 5 },
} as const;

/** A heading stays with the lines below it. */
export function writeHeading(paper: Paper, parent: Element, { level, runs, id }: HeadingBlock): void {
  const { look, kind, before, after } = headings[level];
  paper.keep(before + look.leading + 64);
  paper.target(id, paper.y + before);
  write(paper, parent, kind, { spans: spansOf(runs, look, paper), leading: look.leading }, { before, after });
}

export function writeParagraph(paper: Paper, parent: Element, { style, runs, id }: ParagraphBlock): void {
  const { look, kind, after } = paragraphs[style];
  paper.keep(look.leading);
  paper.target(id);
  const page = paper.pages();
  const from = paper.y;
  const column = style === 'quote' ? { x: sheet.left + 18, width: textWidth - 36 } : {};
  const text = { spans: spansOf(runs, look, paper), leading: look.leading };
  write(paper, parent, kind, text, { ...column, after });
  if (style === 'quote' && paper.pages() === page) paper.decorate(() => bar(paper, from, paper.y - after));
}

function bar(paper: Paper, from: number, to: number): void {
  paper.pdf.rect(sheet.left, from, 2, to - from).fill(colours.accentLine);
}

const marks = ['•', '–', '·'];
const step = 16;

export function writeList(paper: Paper, parent: Element, { isOrdered, items, id }: ListBlock): void {
  const list = paper.element(parent, 'L');
  const counts: number[] = [];
  const { prose } = looks;
  for (const [index, { depth, runs }] of items.entries()) {
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? 0) + 1;
    if (textOf(runs).trim() === '') continue;
    paper.keep(prose.leading * 2);
    if (index === 0) paper.target(id);
    const x = sheet.left + 4 + Math.min(depth, 6) * step;
    const item = paper.element(list, 'LI');
    const mark = isOrdered && depth === 0 ? `${counts[depth]}.` : (marks[Math.min(depth, 2)] ?? '•');
    const label = paper.element(item, 'Lbl');
    const quiet = { ...prose, face: 'sans', colour: colours.accentText } as const;
    paper.place(
      label,
      placesOf(paper.linesOf(plain(mark, quiet), 40), { x, y: paper.y, leading: prose.leading }),
    );
    label.end();
    const text = { spans: spansOf(runs, prose, paper), leading: prose.leading };
    const indent = isOrdered && depth === 0 ? 20 : 14;
    write(paper, item, 'LBody', text, {
      x: x + indent,
      width: sheet.width - sheet.right - x - indent,
      after: 3,
    });
    item.end();
  }
  list.end();
  paper.y += 7;
}

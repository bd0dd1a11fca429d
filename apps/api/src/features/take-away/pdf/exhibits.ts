import type { TableBlock } from '../document.ts';
import { exhibitTitle, linesBelow } from '../document-words.ts';
import { type Element, type ElementKind, type Paper, textWidth } from './paper.ts';
import { looks, plain, write } from './text.ts';

export type Exhibit = Pick<TableBlock, 'id' | 'label' | 'title' | 'subtitle' | 'notes' | 'source'>;

export const spaceAround = { before: 12, after: 10 };

/** How much room title and subtitle take. */
export function headHeight(paper: Paper, exhibit: Exhibit): number {
  const count = (text: string, look: typeof looks.exhibit | typeof looks.unit) =>
    paper.linesOf(plain(text, look), textWidth).length * look.leading;
  return (
    spaceAround.before + count(titleOf(exhibit), looks.exhibit) + count(exhibit.subtitle, looks.unit) + 5
  );
}

const titleOf = (exhibit: Exhibit) => exhibitTitle(exhibit);

/** Title and subtitle above a table, figure or chart; `part` says which of several parts follows. */
export function writeHead(
  paper: Paper,
  parent: Element,
  exhibit: Exhibit,
  kind: ElementKind,
  part = '',
): void {
  paper.y += spaceAround.before;
  const spans = [...plain(titleOf(exhibit), looks.exhibit), ...plain(part, looks.unit)];
  const caption = paper.element(parent, kind);
  write(paper, caption, 'P', { spans, leading: looks.exhibit.leading });
  write(paper, caption, 'P', { spans: plain(exhibit.subtitle, looks.unit), leading: looks.unit.leading });
  caption.end();
  paper.y += 5;
}

/** How much room notes and source take. */
export function footHeight(paper: Paper, exhibit: Exhibit): number {
  const lines = linesBelow(exhibit).flatMap((line) => paper.linesOf(plain(line, looks.note), textWidth));
  return 6 + lines.length * looks.note.leading;
}

/** Notes and source below it. */
export function writeFoot(paper: Paper, parent: Element, exhibit: Exhibit): void {
  paper.y += 6;
  for (const line of linesBelow(exhibit))
    write(paper, parent, 'P', { spans: plain(line, looks.note), leading: looks.note.leading });
  paper.y += spaceAround.after;
}

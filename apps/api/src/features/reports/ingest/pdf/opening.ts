import { type Element, elementsOf, isHeading } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';
import { pageHeight, type Sheet, type Style } from './sheet.ts';

const body: Style = { face: 'sans', size: 11, after: 8 };
const pagesShown = 2;
const closingHeight = 120;
const longestText = 4000;

/** A piece of text that is written at once. */
interface Piece {
  text: string;
  style: Style;
  /** The height that must fit on the page; otherwise the piece begins on the next one. */
  together: number;
}

/** The first pages of the first chapter; tables and figures are left to the full report. */
export function writeOpening(sheet: Sheet, blocks: Element[]): void {
  sheet.page();
  const last = sheet.pages() + pagesShown - 1;
  for (const piece of piecesOf(blocks)) {
    const pagesLeft = last - sheet.pages();
    if (!sheet.hasRoom(closingHeight + heightOf(piece) - pagesLeft * pageHeight)) return;
    sheet.keepOnPage(piece.together);
    sheet.write(piece.text, piece.style);
  }
}

/** Estimated from the length of the text; a page too many does no harm. */
function heightOf({ text }: Piece): number {
  return 30 + (text.length / 85) * 17;
}

function* piecesOf(blocks: Element[]): Generator<Piece> {
  for (const block of blocks) {
    if (isHeading(block)) {
      const style: Style =
        block.tag === 'h1' ? { face: 'serif', size: 20 } : { face: 'serif', size: 14, before: 8 };
      yield { text: textOf(block), style, together: 90 };
    } else if (block.tag === 'ul' || block.tag === 'ol') {
      const style = { ...body, indent: 12, after: 4 };
      for (const item of elementsOf(block)) yield { text: `• ${textOf(item)}`, style, together: 0 };
    } else if (block.tag === 'p' || block.tag === 'blockquote') {
      yield { text: textOf(block), style: body, together: 0 };
    }
  }
}

function textOf(block: Element): string {
  return plainText([block]).slice(0, longestText);
}

import { type Element, elementsOf, isHeading } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';
import type { Sheet, Style } from './sheet.ts';

const body: Style = { face: 'sans', size: 11, after: 8 };
const pagesShown = 2;
const closingHeight = 120;
const longestText = 4000;

/** The first pages of the first chapter; tables and figures stay with the full report. */
export function writeOpening(sheet: Sheet, blocks: Element[]): void {
  sheet.page();
  const last = sheet.pages() + pagesShown - 1;
  for (const block of blocks) {
    const isLast = sheet.pages() >= last;
    if (isLast && !sheet.hasRoom(closingHeight + heightOf(block))) return;
    writeBlock(sheet, block);
  }
}

/** A guess from the length of the text; a page too many does no harm. */
function heightOf(block: Element): number {
  return 30 + (textOf(block).length / 85) * 17;
}

function textOf(block: Element): string {
  return plainText([block]).slice(0, longestText);
}

function writeBlock(sheet: Sheet, block: Element): void {
  if (isHeading(block)) {
    const isFirst = block.tag === 'h1';
    sheet.keepOnPage(90);
    sheet.write(textOf(block), { face: 'serif', size: isFirst ? 20 : 14, before: isFirst ? 0 : 8 });
  } else if (block.tag === 'ul' || block.tag === 'ol') {
    for (const item of elementsOf(block)) sheet.write(`• ${textOf(item)}`, { ...body, indent: 12, after: 4 });
  } else if (block.tag === 'p' || block.tag === 'blockquote') {
    sheet.write(textOf(block), body);
  }
}

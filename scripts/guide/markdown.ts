import { type GuideBlock, type GuideWords, readGuide } from '@caliper/text/guide.ts';

/** A chapter as the book has it. */
export interface Chapter {
  title: string;
  html: string;
}

/** Returns the address of a picture by its name. */
type PictureSource = (name: string) => string;

export function readChapter(markdown: string, picture: PictureSource): Chapter {
  const { title, blocks } = readGuide(markdown);
  return { title, html: blocks.map((block) => writeBlock(block, picture)).join('\n') };
}

function writeBlock(block: GuideBlock, picture: PictureSource): string {
  if (block.kind === 'picture') return writeFigure(escaped(block.caption), picture(block.name));
  if ('items' in block) {
    const list = block.kind === 'numbers' ? 'ol' : 'ul';
    return `<${list}>${writeItems(block.items)}</${list}>`;
  }
  const words = writeWords(block.words);
  if (block.kind === 'heading') return `<h2>${words}</h2>`;
  return block.kind === 'note' ? `<p class="note">${words}</p>` : `<p>${words}</p>`;
}

function writeFigure(words: string, source: string): string {
  return `<figure><img src="${source}" alt="${words}"><figcaption>${words}</figcaption></figure>`;
}

function writeItems(items: GuideWords[][]): string {
  return items.map((words) => `<li>${writeWords(words)}</li>`).join('');
}

function writeWords(words: GuideWords[]): string {
  return words
    .map(({ text, style }) => (style ? `<${style}>${escaped(text)}</${style}>` : escaped(text)))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

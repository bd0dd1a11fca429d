/** The small subset of Markdown used in the chapters of the guide. */
export interface Chapter {
  title: string;
  html: string;
}

/** Returns the address of a picture by its name. */
type PictureSource = (name: string) => string;

export function readChapter(markdown: string, picture: PictureSource): Chapter {
  const [heading = '', ...blocks] = markdown.trim().split(/\n{2,}/);
  const title = heading.match(/^# (.+)$/)?.[1];
  if (!title) throw new Error(`A chapter begins with its title, not with: ${heading}`);
  return { title, html: blocks.map((block) => writeBlock(block, picture)).join('\n') };
}

function writeBlock(block: string, picture: PictureSource): string {
  const [, caption, name] = block.match(/^!\[([^\]]+)\]\(([\w-]+)\)$/) ?? [];
  if (caption && name) return writeFigure(caption, picture(name));
  if (block.startsWith('## ')) return `<h2>${writeWords(block.slice(3))}</h2>`;
  if (block.startsWith('> ')) return `<p class="note">${writeWords(block.replace(/^> /gm, ''))}</p>`;
  if (block.startsWith('- ')) return writeList('ul', block.split(/^- /m));
  if (/^1\. /.test(block)) return writeList('ol', block.split(/^\d+\. /m));
  return `<p>${writeWords(block)}</p>`;
}

function writeFigure(caption: string, source: string): string {
  const words = writeWords(caption);
  return `<figure><img src="${source}" alt="${words}"><figcaption>${words}</figcaption></figure>`;
}

/** The part before the first bullet is empty. */
function writeList(tag: 'ul' | 'ol', [, ...items]: string[]): string {
  return `<${tag}>${items.map((item) => `<li>${writeWords(item)}</li>`).join('')}</${tag}>`;
}

function writeWords(text: string): string {
  return withoutMarkup(text.trim().replace(/\s+/g, ' '))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

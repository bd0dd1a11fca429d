const headings = /<(h[2-6])[ >][\s\S]*?<\/\1>/g;

/** The text of the heading that a block of a chapter stands under, or that it is; null if there is none. */
export function sectionOf(chapter: string, block: string): string | null {
  const place = chapter.indexOf(`id="${block}"`);
  if (place < 0) return null;
  let last: string | null = null;
  for (const { 0: heading, index } of chapter.matchAll(headings)) {
    if (index > place) break;
    last = heading;
  }
  return last && textOf(last);
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Of our own markup, which has these four entities. */
function textOf(markup: string): string {
  const text = markup.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (one) => characters[one] ?? one);
  return text.replace(/\s+/g, ' ').trim();
}

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Whether a page is XML, in which any element may be closed where it opens. */
export function isXhtml(page: string): boolean {
  const start = page.slice(0, 2000);
  return /^\s*<\?xml\b/.test(start) || /<!DOCTYPE[^>]*XHTML/i.test(start);
}

/** Writes `<a id="x"/>` as a browser's parser understands it. Lines stay where they are. */
export function closeEmptyElements(page: string): string {
  const pieces: string[] = [];
  let written = 0;
  for (let at = page.indexOf('<'); at >= 0; at = page.indexOf('<', at)) {
    const end = endOf(page, at);
    const [, tag = ''] = page.slice(at, at + 60).match(/^<([a-z][\w:.-]*)/i) ?? [];
    if (tag !== '' && page[end - 1] === '/' && !voidTags.has(tag.toLowerCase())) {
      pieces.push(page.slice(written, end - 1), `></${tag}>`);
      written = end + 1;
    }
    at = end + 1;
  }
  return pieces.join('') + page.slice(written);
}

/** Where the tag or comment that begins here ends. */
function endOf(page: string, start: number): number {
  const [opening, closing] = pairs.find(([one]) => page.startsWith(one, start)) ?? ['<', ''];
  if (closing !== '') return placeOf(page, closing, start + opening.length) + closing.length - 1;
  let quote = '';
  for (let at = start + 1; at < page.length; at += 1) {
    const character = page[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return page.length;
}

const pairs = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

function placeOf(page: string, text: string, from: number): number {
  const found = page.indexOf(text, from);
  return found < 0 ? page.length : found;
}

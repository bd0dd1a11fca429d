import { type Element, elementsOf } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';

const longestTitle = 160;
const label = /^(table|figure|fig\.|chart|exhibit|graph|image)\s+\p{Lu}{0,3}[\d.-]*\d/iu;
/** After a word, not after an abbreviation such as U.S. or vs. */
const sentenceEnd = /[\p{L}\d)%]{3}[.!?…]["”’)]?(\s+\p{Lu}|$)/u;

/** The titles of the tables and figures in reading order, as far as they have any. */
export function exhibitsIn(blocks: Element[]): string[] {
  return blocks
    .filter(({ tag }) => tag === 'table' || tag === 'figure')
    .map((block) => exhibitTitle(captionOf(block)))
    .filter((title) => title !== '');
}

function captionOf(block: Element): string {
  const caption = elementsOf(block).find(({ tag }) => tag === 'caption' || tag === 'figcaption');
  return caption ? plainText([caption]) : '';
}

/**
 * Authors also write sentences beside a table or figure ("Figure 3 shows that sales doubled."). Of these only the number
 * is a title: whoever has not bought the report reads none of its sentences.
 */
export function exhibitTitle(caption: string): string {
  const text = caption.replace(/\s+/g, ' ').trim();
  const [number = ''] = label.exec(text) ?? [];
  const name = text.slice(number.length);
  const isSentence = /^ \p{Ll}/u.test(name) || sentenceEnd.test(name) || text.length > longestTitle;
  return isSentence ? number : text;
}

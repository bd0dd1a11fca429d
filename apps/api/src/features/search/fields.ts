import { stemLexeme } from '@caliper/text/lexemes.ts';
import { stopWords } from '@caliper/text/stop-words.ts';
import { foldedWords } from '@caliper/text/words.ts';

/** The fields of a text in which a word counts for more, each with its mark in the index. */
const marks = { title: 't', chapter: 'c', heading: 'h', caption: 'x', often: 'm' } as const;
export type IndexedField = keyof typeof marks;

/**
 * A word in a field; a pair of words side by side in a title or a heading; a chapter that is an appendix; a title with its
 * description.
 */
export const fieldLexeme = (field: IndexedField, lexeme: string) => `^${marks[field]}${lexeme}`;
export const neighbours = (one: string, other: string) => `~${one} ${other}`;
export const appendixMark = '!appendix';
export const itemMark = '!item';

export interface IndexedText {
  /** The title of a report or of a chapter. */
  title: string;
  headings: string[];
  /** Captions and the labels of tables. */
  captions: string[];
  /** How often each word occurs in all of it. */
  counts: ReadonlyMap<string, number>;
}

const oftenMeans = 5;
const appendix = /^(appendix|annex)\b|abbreviations|glossary|bibliography|^(sources|references)\b/i;

export const isAppendix = (title: string) => appendix.test(title);

/** What the index of a text holds besides its words. */
export function fieldLexemes(texts: IndexedText, titleAs: 'title' | 'chapter'): string[] {
  const found = new Set<string>();
  addField(found, titleAs, [texts.title]);
  if (titleAs === 'title') found.add(itemMark);
  if (isAppendix(texts.title)) return [...found, appendixMark];
  addField(found, 'heading', texts.headings);
  addField(found, 'caption', texts.captions);
  for (const [lexeme, count] of texts.counts)
    if (count >= oftenMeans) found.add(fieldLexeme('often', lexeme));
  return [...found];
}

function addField(found: Set<string>, field: IndexedField, texts: readonly string[]): void {
  for (const text of texts) {
    let before: string | null = null;
    for (const word of foldedWords(text)) {
      if (stopWords.has(word)) continue;
      const lexeme = stemLexeme(word);
      found.add(fieldLexeme(field, lexeme));
      if (before !== null && field !== 'caption') found.add(neighbours(before, lexeme));
      before = lexeme;
    }
  }
}

/** Of a table only the stems: there are thousands, and a search reads through all that have a word. */
export function tableLexemes(caption: string, labels: string): string[] {
  const inCaption = foldedWords(caption).filter((word) => !stopWords.has(word));
  const all = [...inCaption, ...foldedWords(labels)].map(stemLexeme);
  return [...new Set([...all, ...inCaption.map((word) => fieldLexeme('caption', stemLexeme(word)))])];
}

/** The texts of all elements of these names in the page of a chapter, which is our own and well-formed. */
export function textsOf(page: string, names: string): string[] {
  const found = page.matchAll(new RegExp(`<(${names})\\b[^>]*>(.*?)</\\1>`, 'gs'));
  return [...found].map(([, , inner = '']) => plain(inner));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
}

import type { WordDocument } from './document.ts';
import { nearest } from './styles.ts';
import type { Xml } from './xml.ts';
import { childNamed, valueIn } from './xml-query.ts';

/** What a paragraph is, by its own properties and by its style. */
export interface ParagraphKind {
  style: string | undefined;
  /** From 1; null for text. */
  heading: number | null;
  role: 'contents' | 'title' | 'caption' | 'text';
  align: 'center' | 'right' | undefined;
  /** The list it belongs to. */
  list: { numId: string; level: number; depth: number } | null;
}

/** Programs write the names of the usual styles in English in any language; some of them do not. */
const headingName =
  /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|overskrift|nagłówek|заголовок) ?([1-9])$/;
const deepestLevel = 8;
const contentsName =
  /^(?:toc ?(?:[1-9]|heading)|table of (?:figures|authorities)|index ?[1-9]|toa heading|index heading|contents (?:[1-9]|heading))$/;

export function kindOf(properties: Xml | undefined, document: WordDocument): ParagraphKind {
  const style = valueIn(properties, 'w:pStyle');
  const chain = document.styles.chain('paragraph', style);
  const names = chain.map(({ name }) => name);
  const align = valueIn(properties, 'w:jc') ?? nearest(chain, ({ paragraph }) => valueIn(paragraph, 'w:jc'));
  return {
    style,
    heading: headingOf(properties, style, document),
    role: roleOf(names),
    align: align === 'center' ? 'center' : align === 'right' || align === 'end' ? 'right' : undefined,
    list: listOf(properties, style, document),
  };
}

function roleOf([own = '', ...others]: string[]): ParagraphKind['role'] {
  if (contentsName.test(own)) return 'contents';
  if (own === 'title' || own === 'subtitle') return 'title';
  return [own, ...others].includes('caption') ? 'caption' : 'text';
}

function headingOf(
  properties: Xml | undefined,
  style: string | undefined,
  document: WordDocument,
): number | null {
  const own = outlineOf(properties);
  if (own !== undefined) return own;
  const chain = document.styles.chain('paragraph', style);
  const level = nearest(chain, ({ paragraph, name }) => outlineOf(paragraph) ?? levelNamed(name));
  if (level !== undefined) return level;
  return chain[0]?.name === 'title' && !document.hasChapterHeadings ? 1 : null;
}

function levelNamed(name: string): number | undefined {
  const digit = headingName.exec(name)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

/** Level 9 means text, whatever the style is based on. */
function outlineOf(properties: Xml | undefined): number | null | undefined {
  const level = valueIn(properties, 'w:outlineLvl');
  if (level === undefined || !/^\d$/.test(level)) return undefined;
  return level === '9' ? null : Number(level) + 1;
}

/** Styles such as List Bullet 2 are lists of one level each that stand further in. */
function depthNamed(name: string): number {
  return Number(/^list (?:bullet|number) ([2-5])$/.exec(name)?.[1] ?? 1) - 1;
}

function listOf(
  properties: Xml | undefined,
  style: string | undefined,
  { styles, numbering }: WordDocument,
): ParagraphKind['list'] {
  const chain = styles.chain('paragraph', style);
  const said = (name: string, of: Xml | undefined) => valueIn(childNamed(of, 'w:numPr'), name);
  const numId = said('w:numId', properties) ?? nearest(chain, ({ paragraph }) => said('w:numId', paragraph));
  if (numId === undefined || numId === '0') return null;
  const level =
    said('w:ilvl', properties) ??
    nearest(chain, ({ id, paragraph }) => said('w:ilvl', paragraph) ?? numbering.levelOfStyle(numId, id));
  const counted = Math.min(Math.max(Number(level ?? 0) || 0, 0), deepestLevel);
  return { numId, level: counted, depth: Math.max(counted, depthNamed(chain[0]?.name ?? '')) };
}

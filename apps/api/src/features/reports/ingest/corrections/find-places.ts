import { type Element, elementsOf, walk } from '../html/clean-tree.ts';
import { plainText, raisedPlainText, readable } from '../html/text.ts';
import { typedTable } from '../tables/typed-table.ts';
import type { Correction, Place, Recognised } from './correction.ts';

/** A chapter before anything in it was put right. */
export interface Uncorrected {
  number: number;
  title: string;
  blocks: readonly Element[];
}

interface Candidate {
  place: Place;
  read: Recognised;
}

/**
 * Finds what each correction is about: the block that it names, as long as caption and headings are the same, or the
 * only one that has these. Where two are equal nothing is guessed.
 */
export function findPlaces(
  chapters: readonly Uncorrected[],
  corrections: readonly Correction[],
): Correction[] {
  const candidates = chapters.flatMap(candidatesIn);
  const taken = new Set<Candidate>();
  return corrections.map((correction) => {
    const found = findOne(candidates, correction);
    if (!found || taken.has(found)) return { ...correction, place: null };
    taken.add(found);
    return { ...correction, ...found };
  });
}

function findOne(candidates: readonly Candidate[], { place, read }: Correction): Candidate | undefined {
  const named = candidates.find((one) => place !== null && isSamePlace(one.place, place));
  if (!read) return named;
  if (named && isAlike(named.read, read)) return named;
  const alike = candidates.filter((one) => isAlike(one.read, read));
  const inChapter = alike.filter((one) => one.read.chapter === read.chapter);
  return onlyOne(alike) ?? onlyOne(inChapter);
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function isAlike(one: Recognised, other: Recognised): boolean {
  return one.kind === other.kind && one.caption === other.caption && one.heads === other.heads;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.chapter === other.chapter && one.block === other.block;
}

function candidatesIn({ number, title, blocks }: Uncorrected): Candidate[] {
  return blocks.flatMap((block) => {
    const { tag, attributes } = block;
    if ((tag !== 'table' && tag !== 'figure') || !attributes.id) return [];
    const read = tag === 'table' ? tableAsRead(block) : figureAsRead(block);
    return [{ place: { chapter: number, block: attributes.id }, read: { ...read, chapter: title } }];
  });
}

type AsRead = Omit<Recognised, 'chapter'>;

function tableAsRead(block: Element): AsRead {
  const { caption, header, rows } = typedTable(block, 0, [], []).table;
  const heads = header.length > 0 ? header : rows.slice(0, 1);
  const lines = heads.map((row) => row.map(({ text }) => text).join('\t'));
  return { kind: 'table', caption, heads: lines.join('\n') };
}

function figureAsRead(block: Element): AsRead {
  const caption = elementsOf(block).find(({ tag }) => tag === 'figcaption');
  const images = [...walk([block])].flatMap(({ attributes }) => attributes['data-image'] ?? []);
  const heads = images.length > 0 ? images.join('\n') : plainText([block]);
  return { kind: 'figure', caption: caption ? readable(raisedPlainText(caption)) : '', heads };
}

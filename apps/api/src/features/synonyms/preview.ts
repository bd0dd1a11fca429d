import type { Answer } from '@caliper/contract/endpoints.ts';
import { synonyms as limits } from '@caliper/contract/limits.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Viewer } from '../../access/viewer.ts';
import { keyOf, type Said, searchedNames, vocabularyOf } from './entry.ts';

/** What somebody would find with another vocabulary, among what they may open. */
export type PreviewWith = (
  vocabulary: Vocabulary,
  query: string,
  viewer: Viewer,
) => Promise<{ total: number; titles: string[] }>;

interface Change {
  /** All other entries, the one as it is, and as it would be. */
  others: readonly Said[];
  from?: Said | undefined;
  to?: Said | undefined;
}

/** What searches for the names of an entry find now and with the change, one after the other. */
export async function previewChange(
  previewWith: PreviewWith,
  viewer: Viewer,
  { others, from, to }: Change,
): Promise<Answer<'previewSynonym'>> {
  const [before, after] = [from, to].map((one) => vocabularyOf(one ? [...others, one] : others));
  const searches: Answer<'previewSynonym'>['searches'] = [];
  for (const query of namesToTry([to, from])) {
    const find = async (vocabulary = vocabularyOf(others)) => {
      const { total, titles } = await previewWith(vocabulary, query, viewer);
      return { total, titles: titles.slice(0, limits.titles) };
    };
    searches.push({ query, before: await find(before), after: await find(after) });
  }
  return { searches };
}

function namesToTry(entries: readonly (Said | undefined)[]): string[] {
  const names = entries.flatMap((one) => (one ? searchedNames(one) : []));
  const byKey = new Map(names.toReversed().map((name) => [keyOf(name), name]));
  return [...byKey.values()].reverse().slice(0, limits.previewed);
}

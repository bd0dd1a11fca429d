import type { SynonymKind } from '@caliper/contract/synonyms/synonyms.values.ts';
import type { Preview, Said } from './synonyms.queries.ts';

export const kindWords: Record<SynonymKind, { one: string; many: string }> = {
  equal: { one: 'Equal words', many: 'Equal words' },
  abbreviation: { one: 'Abbreviation', many: 'Abbreviations' },
  brand: { one: 'Brand', many: 'Brands' },
  spelling: { one: 'Spelling', many: 'Spellings' },
};

/** Names as they are typed: one per line; commas part them as well. */
export function namesIn(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
}

export function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}

export function allNames({ words, meansAlso }: Pick<Said, 'words' | 'meansAlso'>): string[] {
  return [...words, ...meansAlso];
}

/** What an entry says, in a sentence. */
export function meaningOf({ words, meansAlso, isMutual }: Omit<Said, 'kind'>): string {
  if (words.length + meansAlso.length < 2) return '';
  if (meansAlso.length === 0) return `Whoever searches for one of ${quoted(words)} finds all of them.`;
  const first = `Whoever searches for ${quoted(words)} also finds ${quoted(meansAlso)}`;
  return isMutual ? `${first}, and the other way round.` : `${first}, but not the other way round.`;
}

const reports = (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`;

/** How many are found, now and then. */
export function countWords({ before, after }: Pick<Preview, 'before' | 'after'>): string {
  if (before.total === after.total)
    return after.total === 0 ? 'nothing, as now' : `${reports(after.total)}, as now`;
  const now = before.total === 0 ? 'nothing' : String(before.total);
  return `${after.total === 0 ? 'nothing' : reports(after.total)}; now ${now}`;
}

/** The titles that come and go among the first. */
export function titleChanges({ before, after }: Pick<Preview, 'before' | 'after'>) {
  return {
    come: after.titles.filter((title) => !before.titles.includes(title)),
    go: before.titles.filter((title) => !after.titles.includes(title)),
  };
}

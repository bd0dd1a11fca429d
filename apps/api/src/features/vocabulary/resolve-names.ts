import { foldedKey, type Name, nameKey, type TermRef } from './term.ts';

/** What is known of the names of an item. */
export interface Known {
  /** What the item itself means by them. */
  own: ReadonlyMap<string, TermRef>;
  /** What the other editions of its line mean by them. */
  inLine: ReadonlyMap<string, TermRef>;
  /** What a spelling means where nothing else is known, by its folded form. */
  spelled: ReadonlyMap<string, TermRef>;
}

export interface Resolved {
  /** Names that mean a known term. */
  found: (Name & { term_id: number })[];
  /** Names of terms that nobody has met yet; those of one group are the same. */
  fresh: Name[][];
}

/**
 * Decides what the names of an item mean. What stands side by side in one file of figures are two markets, even if their
 * names are equal once folded: a dashboard adds them up.
 */
export function resolveNames(names: readonly Name[], known: Known, areSideBySide: boolean): Resolved {
  const taken = new Set(names.flatMap((one) => known.own.get(nameKey(one))?.head_id ?? []));
  const found: Resolved['found'] = [];
  const fresh = new Map<string, Name[]>();
  for (const one of names) {
    if (known.own.has(nameKey(one))) continue;
    const isMarket = areSideBySide && one.kind === 'market';
    const term = known.inLine.get(nameKey(one)) ?? known.spelled.get(foldedKey(one));
    if (term && !(isMarket && taken.has(term.head_id))) {
      taken.add(term.head_id);
      found.push({ ...one, term_id: term.term_id });
      continue;
    }
    const group = isMarket ? nameKey(one) : foldedKey(one);
    fresh.set(group, [...(fresh.get(group) ?? []), one]);
  }
  return { found, fresh: [...fresh.values()] };
}

import { vocabulary as limits } from '@caliper/contract/limits.ts';
import { type TermKind, termKinds } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { createLikeness, type Like } from './likeness.ts';
import { listSpellings, lockVocabulary } from './naming.store.ts';
import {
  hasUncompared,
  insertProposals,
  itemsOfHeads,
  listRefused,
  listTerms,
  markCompared,
  type NewProposal,
} from './proposing.store.ts';

/** Compares what is new with all that is known, and proposes what may be the same. */
export async function proposeMatches(db: Db): Promise<void> {
  if (!(await hasUncompared(db))) return;
  await db.transaction().execute(async (tx) => {
    await lockVocabulary(tx);
    for (const kind of termKinds) await proposeOf(tx, kind);
  });
}

async function proposeOf(tx: Tx, kind: TermKind): Promise<void> {
  const terms = await listTerms(tx, kind);
  const fresh = new Set(terms.filter(({ compared }) => !compared).map(({ term_id }) => term_id));
  if (fresh.size === 0) return;
  const headOf = new Map(terms.map(({ term_id, head_id }) => [term_id, head_id]));
  const pairs = await alikePairs(tx, kind, fresh);
  const unsettled = pairs.filter(({ term_id, like_id }) => headOf.get(term_id) !== headOf.get(like_id));
  const mayBeOne = await comparable(tx, kind, headOf, unsettled);
  await insertProposals(tx, unsettled.filter(mayBeOne));
  await markCompared(tx, kind);
}

/** The likeliest few for each new term. */
async function alikePairs(tx: Tx, kind: TermKind, fresh: ReadonlySet<number>): Promise<NewProposal[]> {
  const spellings = await listSpellings(tx, kind);
  const likeness = createLikeness(kind);
  for (const one of spellings) if (fresh.has(one.term_id)) likeness.add(one);
  const byTerm = new Map<number, Map<number, Like>>();
  for (const known of spellings)
    for (const like of likeness.find(known)) {
      const others = byTerm.get(like.term_id) ?? new Map<number, Like>();
      const isBetter = like.score > (others.get(known.term_id)?.score ?? 0);
      if (isBetter) others.set(known.term_id, { ...like, term_id: known.term_id });
      byTerm.set(like.term_id, others);
    }
  return [...byTerm].flatMap(([term_id, others]) =>
    [...others.values()]
      .sort((a, b) => b.score - a.score || a.term_id - b.term_id)
      .slice(0, limits.proposalsPerTerm)
      .map((like) => asPair(term_id, like)),
  );
}

function asPair(one: number, { term_id: other, score, reason }: Like): NewProposal {
  return { term_id: Math.max(one, other), like_id: Math.min(one, other), score, reason };
}

/** Staff have not said otherwise, and no figures have both side by side, as they have two markets or segments. */
async function comparable(
  tx: Tx,
  kind: TermKind,
  headOf: ReadonlyMap<number, number>,
  pairs: readonly NewProposal[],
): Promise<(pair: NewProposal) => boolean> {
  const headsOf = ({ term_id, like_id }: NewProposal) => [headOf.get(term_id) ?? 0, headOf.get(like_id) ?? 0];
  const keyOf = (heads: readonly number[]) => heads.toSorted((a, b) => a - b).join();
  const refused = new Set((await listRefused(tx)).map(({ one, other }) => keyOf([one, other])));
  const isApart = kind === 'market' || kind === 'segment';
  const items = isApart ? await itemsOfHeads(tx, pairs.flatMap(headsOf)) : new Map<number, Set<number>>();
  return (pair) => {
    const heads = headsOf(pair);
    const [one, other] = heads.map((head) => items.get(head) ?? new Set<number>());
    const areSideBySide = [...(one ?? [])].some((item) => other?.has(item));
    return !refused.has(keyOf(heads)) && !areSideBySide;
  };
}

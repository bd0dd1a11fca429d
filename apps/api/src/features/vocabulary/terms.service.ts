import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { vocabulary as limits } from '@caliper/contract/limits.ts';
import { termKinds } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { countChange, deleteSpelling, insertSpelling, setName } from './changing.store.ts';
import { foldTerm } from './fold.ts';
import { lockVocabulary } from './naming.store.ts';
import {
  countHeads,
  countKinds,
  countNames,
  findHeads,
  findTakenSpelling,
  type Head,
  listHeads,
  listMerged,
  listOwnSpellings,
  listUses,
  type TermsFilter,
} from './terms.store.ts';

/** The terms as staff see and call them. Merging and splitting them is beside this. */
export function createTerms({ db }: { db: Db }) {
  async function find(termId: number): Promise<Answer<'term'>> {
    const [head] = await findHeads(db, [termId]);
    if (!head) throw new ProblemError('not-found');
    const [spellings, names, merged, uses] = await Promise.all([
      listOwnSpellings(db, termId),
      countNames(db, termId),
      listMerged(db, termId),
      listUses(db, termId),
    ]);
    const met = countFolded(head, names);
    return {
      ...head,
      spellings: spellings.map(({ spelling_id, spelling, folded, added_by }) => ({
        spelling_id,
        spelling,
        addedBy: added_by,
        items: met.get(folded) ?? 0,
      })),
      merged: merged.map(({ merged_by, merged_at, ...part }) => ({
        ...part,
        by: merged_by,
        at: epochSeconds(merged_at),
      })),
      uses,
    };
  }

  /** Changes a head that is as the person saw it. */
  async function change(
    termId: number,
    version: number,
    apply: (tx: Tx, head: Head) => Promise<void>,
  ): Promise<Answer<'term'>> {
    await db.transaction().execute(async (tx) => {
      await lockVocabulary(tx);
      await apply(tx, await currentHead(tx, termId, version));
    });
    return find(termId);
  }

  return {
    find,

    async list(filter: TermsFilter): Promise<Answer<'terms'>> {
      const [terms, total, kinds] = await Promise.all([
        listHeads(db, filter),
        countHeads(db, filter),
        countKinds(db),
      ]);
      return { terms, total, page: filter.page, pages: pagesOf(total), kinds: perKind(kinds) };
    },

    rename: (actor: Actor, termId: number, { name, version }: Body<'renameTerm'>) =>
      change(termId, version, async (tx, head) => {
        await setName(tx, termId, name);
        const subject = `term:${termId}`;
        await record(tx, { actor, action: 'term renamed', subject, from: { name: head.name }, to: { name } });
      }),

    addSpelling: (actor: Actor, termId: number, { spelling, version }: Body<'addSpelling'>) =>
      change(termId, version, async (tx, { kind }) => {
        const folded = foldTerm(kind, spelling);
        const taken = await findTakenSpelling(tx, kind, folded);
        if (taken !== undefined)
          throw new ProblemError('spelling-taken', { field: 'spelling', values: { name: taken } });
        await insertSpelling(tx, { kind, folded, spelling, term_id: termId, added_by: actor.name });
        await countChange(tx, termId);
        const subject = `term:${termId}`;
        await record(tx, { actor, action: 'spelling added', subject, to: { spelling } });
      }),

    removeSpelling: (actor: Actor, termId: number, spellingId: number, version: number) =>
      change(termId, version, async (tx, head) => {
        const all = await listOwnSpellings(tx, termId);
        const found = all.find(({ spelling_id }) => spelling_id === spellingId);
        if (!found) throw new ProblemError('not-found');
        const met = countFolded(head, await countNames(tx, termId));
        if (met.has(found.folded)) throw new ProblemError('spelling-met');
        await deleteSpelling(tx, spellingId);
        await countChange(tx, termId);
        const { spelling } = found;
        const subject = `term:${termId}`;
        await record(tx, { actor, action: 'spelling removed', subject, from: { spelling } });
      }),
  };
}

export type Terms = ReturnType<typeof createTerms>;

/** What was merged into another, or changed since, is not what the person meant. */
export async function currentHead(tx: Tx, termId: number, version: number): Promise<Head> {
  const [head] = await findHeads(tx, [termId]);
  if (!head) throw new ProblemError('not-found');
  if (head.version !== version) throw new ProblemError('term-changed');
  return head;
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / limits.perPage));
}

export function perKind(counted: readonly { kind: string; count: number }[]): Answer<'terms'>['kinds'] {
  const count = (kind: string) => counted.find((one) => one.kind === kind)?.count ?? 0;
  return Object.fromEntries(termKinds.map((kind) => [kind, count(kind)])) as Answer<'terms'>['kinds'];
}

/** In how many items each spelling is met, by its folded form. */
function countFolded({ kind }: Head, names: readonly { name: string; items: number }[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { name, items } of names) {
    const folded = foldTerm(kind, name);
    met.set(folded, (met.get(folded) ?? 0) + items);
  }
  return met;
}

import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import {
  countBetween,
  countChange,
  describePart,
  findSideBySide,
  mergeInto,
  moveUses,
  type Part,
  takeOut,
} from './changing.store.ts';
import { insertTerms, lockVocabulary } from './naming.store.ts';
import { refuseBetween, settleWithin } from './proposals.store.ts';
import { currentHead, type Terms } from './terms.service.ts';
import { findHeads, type Head, listMerged } from './terms.store.ts';

type Parts = Pick<Body<'splitTerm'>, 'merged' | 'items'>;

/** Says that terms are the same, and takes it back. Figures and chapters are not touched by either. */
export function createMerging({ db, terms }: { db: Db; terms: Terms }) {
  return {
    async merge(
      actor: Actor,
      termId: number,
      { version, others }: Body<'mergeTerms'>,
    ): Promise<Answer<'term'>> {
      await db.transaction().execute(async (tx) => {
        await lockVocabulary(tx);
        const head = await currentHead(tx, termId, version);
        const heads: Head[] = [];
        for (const other of distinctOthers(termId, others))
          heads.push(await currentHead(tx, other.term_id, other.version));
        await mergeHeads(tx, actor, head, heads);
      });
      return terms.find(termId);
    },

    async split(
      actor: Actor,
      termId: number,
      { version, name, ...parts }: Body<'splitTerm'>,
    ): Promise<Answer<'term'>> {
      await db.transaction().execute(async (tx) => {
        await lockVocabulary(tx);
        const head = await currentHead(tx, termId, version);
        for (const part of await mergedParts(tx, termId, parts.merged)) {
          await takeOut(tx, part.term_id);
          await refuseBetween(tx, termId, part.term_id, actor.name);
          await recordSplit(tx, actor, head, part);
        }
        if (parts.items.length > 0) await splitItems(tx, actor, head, parts.items, name);
        await countChange(tx, termId);
      });
      return terms.find(termId);
    },

    async consequencesOfMerge(
      termId: number,
      { others }: Body<'mergeConsequences'>,
    ): Promise<Answer<'mergeConsequences'>> {
      const heads = await findHeads(db, [termId, ...others]);
      if (heads.length < new Set([termId, ...others]).size) throw new ProblemError('not-found');
      const part = { terms: others.filter((id) => id !== termId) };
      const { items } = await describePart(db, part);
      return { items, customReports: await countBetween(db, { terms: [termId] }, part) };
    },

    async consequencesOfSplit(
      termId: number,
      parts: Body<'splitConsequences'>,
    ): Promise<Answer<'splitConsequences'>> {
      const [head] = await findHeads(db, [termId]);
      if (!head) throw new ProblemError('not-found');
      const { part, rest } = await sidesOf(db, termId, parts);
      const { items } = await describePart(db, part);
      return { items, customReports: await countBetween(db, part, rest) };
    },
  };
}

export type Merging = ReturnType<typeof createMerging>;

/** The caller holds the lock and has read the heads behind it. */
export async function mergeHeads(tx: Tx, actor: Actor, head: Head, others: readonly Head[]): Promise<void> {
  if (others.some(({ kind }) => kind !== head.kind)) throw new ProblemError('terms-of-two-kinds');
  await assertNotSideBySide(tx, [head, ...others]);
  for (const other of others) {
    await mergeInto(tx, head.term_id, other.term_id, actor.name);
    const { term_id, name } = other;
    const subject = `term:${head.term_id}`;
    await record(tx, {
      actor,
      action: 'terms merged',
      subject,
      from: { term_id, name },
      to: { name: head.name },
    });
  }
  await countChange(tx, head.term_id);
  await settleWithin(tx, head.term_id, actor.name);
}

/** A dashboard adds up the markets of a file: two of them cannot be one. */
async function assertNotSideBySide(tx: Tx, heads: readonly Head[]): Promise<void> {
  const found = await findSideBySide(
    tx,
    heads.map(({ term_id }) => term_id),
  );
  if (!found) return;
  const [one = '', other = ''] = found.names.map((name) => `'${name}'`);
  throw new ProblemError('terms-side-by-side', { values: { one, other, item: found.item } });
}

function distinctOthers<O extends { term_id: number }>(termId: number, others: readonly O[]): O[] {
  const byId = new Map(others.map((one) => [one.term_id, one]));
  byId.delete(termId);
  return [...byId.values()];
}

async function mergedParts(tx: Tx, termId: number, asked: readonly number[]) {
  const merged = await listMerged(tx, termId);
  const parts = merged.filter(({ term_id }) => asked.includes(term_id));
  if (parts.length < new Set(asked).size) throw new ProblemError('term-changed');
  return parts;
}

/** What some items mean by the same words becomes a term of its own. */
async function splitItems(
  tx: Tx,
  actor: Actor,
  head: Head,
  ids: readonly number[],
  name?: string,
): Promise<void> {
  const part: Part = { items: { headId: head.term_id, ids } };
  const all = await describePart(tx, { terms: [head.term_id] });
  const own = await describePart(tx, part);
  if (own.items === 0) throw new ProblemError('term-changed');
  if (own.items === all.items) throw new ProblemError('split-nothing-left');
  const [termId = 0] = await insertTerms(tx, [{ kind: head.kind, name: name ?? own.names[0] ?? head.name }]);
  await moveUses(tx, part, termId);
  await refuseBetween(tx, head.term_id, termId, actor.name);
  await recordSplit(tx, actor, head, { term_id: termId, name: name ?? own.names[0] ?? head.name });
}

async function recordSplit(
  tx: Tx,
  actor: Actor,
  { term_id, name }: Head,
  part: { term_id: number; name: string },
): Promise<void> {
  await record(tx, {
    actor,
    action: 'term split',
    subject: `term:${term_id}`,
    from: { name },
    to: { term_id: part.term_id, name: part.name },
  });
}

async function sidesOf(
  db: Db,
  headId: number,
  { merged, items }: Parts,
): Promise<{ part: Part; rest: Part }> {
  const parts = (await listMerged(db, headId)).filter(({ term_id }) => merged.includes(term_id));
  const part: Part = { terms: parts.map(({ term_id }) => term_id), items: { headId, ids: items } };
  return { part, rest: { terms: [headId], except: part } };
}

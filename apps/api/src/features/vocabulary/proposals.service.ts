import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { mergeHeads } from './merging.service.ts';
import { lockVocabulary } from './naming.store.ts';
import { countOpen, findProposal, listOpen, type Proposal, refuseBetween } from './proposals.store.ts';
import { currentHead, pagesOf, perKind, type Terms } from './terms.service.ts';
import { findHeads, listPlaces } from './terms.store.ts';

/** How many of the items that a term occurs in a proposal names. */
const places = 3;

/** Pairs that may be the same, which staff confirm or refuse. */
export function createProposals({ db, terms }: { db: Db; terms: Terms }) {
  return {
    async list(kind: TermKind | undefined, page: number): Promise<Answer<'termProposals'>> {
      const [open, counts] = await Promise.all([listOpen(db, kind, page), countOpen(db)]);
      const ids = open.flatMap(({ term_head, like_head }) => [term_head, like_head]);
      const [heads, where] = await Promise.all([findHeads(db, ids), listPlaces(db, ids, places)]);
      const shown = (id: number) => {
        const head = heads.find(({ term_id }) => term_id === id);
        const own = where.filter(({ head_id }) => head_id === id).map(({ head_id: _, ...item }) => item);
        return head && { ...head, where: own };
      };
      const kinds = perKind(counts);
      const total = kind ? kinds[kind] : counts.reduce((sum, { count }) => sum + count, 0);
      return {
        proposals: open.flatMap(({ proposal_id, score, reason, term_head, like_head, kind: own }) => {
          const [term, like] = [shown(term_head), shown(like_head)];
          // Merged by somebody between the two queries.
          return term && like ? { proposal_id, kind: own, score, reason, term, like } : [];
        }),
        total,
        page,
        pages: pagesOf(total),
        kinds,
      };
    },

    /** The later one is merged into the other, which keeps its name. */
    async confirm(actor: Actor, id: number, body: Body<'confirmProposal'>): Promise<Answer<'term'>> {
      const headId = await db.transaction().execute(async (tx) => {
        const { term_head, like_head } = await openProposal(tx, id);
        const like = await currentHead(tx, like_head, body.likeVersion);
        await mergeHeads(tx, actor, like, [await currentHead(tx, term_head, body.version)]);
        return like_head;
      });
      return terms.find(headId);
    },

    async refuse(actor: Actor, id: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const { term_head, like_head } = await openProposal(tx, id);
        await refuseBetween(tx, term_head, like_head, actor.name);
        await record(tx, {
          actor,
          action: 'terms told apart',
          subject: `term:${like_head}`,
          to: { term_id: term_head },
        });
      });
    },
  };
}

export type Proposals = ReturnType<typeof createProposals>;

/** Two people may have the same list before them: the second learns what the first has decided. */
async function openProposal(tx: Tx, id: number): Promise<Proposal> {
  await lockVocabulary(tx);
  const found = await findProposal(tx, id);
  if (!found) throw new ProblemError('not-found');
  if (found.state !== 'open') {
    const decision = found.state === 'confirmed' ? 'they are the same' : 'they are not the same';
    throw new ProblemError('proposal-settled', {
      values: { who: found.decided_by ?? 'Somebody else', decision },
    });
  }
  return found;
}

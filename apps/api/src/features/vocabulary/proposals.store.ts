import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { pageOf } from './terms.store.ts';

export interface OpenProposal {
  proposal_id: number;
  kind: TermKind;
  score: number;
  reason: string;
  /** The heads of both. */
  term_head: number;
  like_head: number;
}

/** Several spellings of the same two may be alike: one proposal is enough. */
const open = sql`(select distinct on (least(a.head_id, b.head_id), greatest(a.head_id, b.head_id))
    proposal_id, a.kind, score, reason, a.head_id as term_head, b.head_id as like_head
  from term_proposals as p join terms as a on a.term_id = p.term_id join terms as b on b.term_id = p.like_id
  where state = 'open' and a.head_id <> b.head_id
  order by least(a.head_id, b.head_id), greatest(a.head_id, b.head_id), score desc, proposal_id) as open`;

const ofKind = (kind?: TermKind): RawBuilder<unknown> => (kind ? sql`kind = ${kind}` : sql`true`);

export async function listOpen(db: Db, kind: TermKind | undefined, page: number): Promise<OpenProposal[]> {
  const { rows } = await sql<OpenProposal>`select * from ${open} where ${ofKind(kind)}
    order by score desc, proposal_id ${pageOf(page)}`.execute(db);
  return rows;
}

export async function countOpen(db: Db): Promise<{ kind: TermKind; count: number }[]> {
  const { rows } = await sql<{ kind: TermKind; count: number }>`
    select kind, count(*)::int as count from ${open} group by kind`.execute(db);
  return rows;
}

export interface Proposal {
  state: 'open' | 'confirmed' | 'refused';
  decided_by: string | null;
  term_head: number;
  like_head: number;
}

export async function findProposal(tx: Tx, proposalId: number): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    select state, decided_by, a.head_id as term_head, b.head_id as like_head
    from term_proposals as p join terms as a on a.term_id = p.term_id join terms as b on b.term_id = p.like_id
    where proposal_id = ${proposalId}`.execute(tx);
  return rows[0];
}

/** What was open or decided otherwise about what is one now. */
export async function settleWithin(tx: Tx, headId: number, by: string): Promise<void> {
  await sql`update term_proposals as p set state = 'confirmed', decided_by = ${by}, decided_at = now()
    from terms as a, terms as b where a.term_id = p.term_id and b.term_id = p.like_id
      and a.head_id = ${headId} and b.head_id = ${headId} and state <> 'confirmed'`.execute(tx);
}

/** Nothing about these two is proposed any more, and nothing new will be. */
export async function refuseBetween(tx: Tx, one: number, other: number, by: string): Promise<void> {
  await sql`update term_proposals as p set state = 'refused', decided_by = ${by}, decided_at = now()
    from terms as a, terms as b where a.term_id = p.term_id and b.term_id = p.like_id
      and ((a.head_id = ${one} and b.head_id = ${other}) or (a.head_id = ${other} and b.head_id = ${one}))
      and state <> 'refused'`.execute(tx);
  await sql`insert into term_proposals (term_id, like_id, score, reason, state, decided_by, decided_at)
    values (greatest(${one}::int, ${other}::int), least(${one}::int, ${other}::int), 0, 'Split.', 'refused', ${by}, now())
    on conflict (term_id, like_id) do nothing`.execute(tx);
}

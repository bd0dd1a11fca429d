import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Framed, Grant, Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../platform/secrets/one-time.ts';
import type { RecordUsage } from '../usage/index.ts';
import { findToken, insertTicket, insertToken, spendTicket } from './embed.store.ts';
import { type Opening, reasonOf } from './opening.service.ts';

interface EmbedNeeds {
  db: Db;
  opening: Opening;
  findViewer: (sessionId: string, now?: Date) => Promise<Viewer | null>;
  freshness: Pick<Freshness, 'ask' | 'recall'>;
  recordUsage: RecordUsage;
}

/** Gives a frame access: its page gets a ticket for one purpose, which works once. */
export function createEmbed({ db, opening, findViewer, freshness, recordUsage }: EmbedNeeds) {
  async function grantDashboard(
    viewer: Viewer,
    { kind, id, query }: Exclude<Body<'embedTicket'>, { kind: 'import' }>,
  ): Promise<Grant> {
    const of = kind === 'custom-report' ? { detail: `custom ${id}` } : { itemId: id };
    try {
      const grant = await opening.grant(viewer, kind, id, query ?? {});
      recordUsage(viewer, { kind: 'dashboard', ...of });
      return grant;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason) recordUsage(viewer, { kind: 'refused', ...of, detail: reason });
      throw error;
    }
  }

  async function grantFor(viewer: Viewer, wanted: Body<'embedTicket'>): Promise<Grant> {
    if (wanted.kind !== 'import') return grantDashboard(viewer, wanted);
    if (viewer.role !== 'admin') throw new ProblemError('forbidden');
    return { opens: 'import', kind: wanted.id };
  }

  /** What a token is for never changes. One that nobody has is not kept: there are too many of those. */
  const tokenAt = (hash: Buffer, now: Date) =>
    freshness.recall(`frame:${hash.toString('base64')}`, now, async () => {
      const found = await findToken(db, hash);
      if (!found) throw new ProblemError('signed-out');
      const value = { sessionId: found.session_id, grant: found.scope as Grant };
      return { value, keys: [] };
    });

  return {
    async ticket(viewer: Viewer, wanted: Body<'embedTicket'>): Promise<Answer<'embedTicket'>> {
      const grant = await grantFor(viewer, wanted);
      const ticket = newSecret();
      await insertTicket(db, hashSecret(ticket), viewer.sessionId, grant);
      return { ticket };
    },

    async exchange(ticket: string): Promise<Answer<'embedExchange'>> {
      const spent = await spendTicket(db, hashSecret(ticket));
      const viewer = spent ? await findViewer(spent.sessionId) : null;
      if (!spent || !viewer) throw new ProblemError('ticket-spent');
      const embedToken = newSecret();
      await insertToken(db, hashSecret(embedToken), spent.sessionId, spent.grant);
      const id = spent.grant.opens === 'import' ? spent.grant.kind : String(spent.grant.id);
      return { embedToken, usergroupId: viewer.usergroupId, id };
    },

    /** The session is looked up as for any other request: when it ends, so does the token. */
    async authenticate(authorization: string | undefined): Promise<Framed | null> {
      const token = authorization?.match(/^Bearer ([\w-]{43})$/)?.[1];
      if (!token) return null;
      const now = await freshness.ask();
      const { sessionId, grant } = await tokenAt(hashSecret(token), now);
      const viewer = await findViewer(sessionId, now);
      return viewer && { ...viewer, grant };
    },
  };
}

export type Embed = ReturnType<typeof createEmbed>;

import { type Ending, endings, type Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { renewals as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countEnding, listEnding, listEndingIds } from './clients.store.ts';
import { type ClientStanding, findStandings, type NextStep } from './standings.ts';

/** Whose clients are meant: null for everybody's. */
export function ownerOf({ userId }: Viewer, whose: Whose): string | null {
  return whose === 'mine' ? userId : null;
}

/** The licences that end: a strip for the first page of staff, and the board with all there is to know. */
export function createRenewals({ db }: { db: Db }) {
  return {
    async soon(viewer: Viewer, whose: Whose): Promise<Answer<'endingClients'>> {
      const rows = await listEnding(db, ownerOf(viewer, whose), limits.atHome);
      return endings.map((within) => {
        const own = rows.filter((row) => row.within === within);
        return {
          within,
          total: own[0]?.total ?? 0,
          clients: own.map(({ id, company, license, licenses, expiry }) => ({
            id,
            company,
            license,
            licenses,
            expiry: epochSeconds(expiry),
          })),
        };
      });
    },

    async board(
      viewer: Viewer,
      { whose, within = null, page }: { whose: Whose; within?: Ending | null | undefined; page: number },
    ): Promise<Answer<'renewals'>> {
      const ownerId = ownerOf(viewer, whose);
      const [found, ids] = await Promise.all([
        countEnding(db, ownerId),
        listEndingIds(db, { ownerId, ending: within, page }),
      ]);
      const counts = Object.fromEntries(endings.map((one) => [one, found.get(one) ?? 0])) as Record<
        Ending,
        number
      >;
      const total = within ? counts[within] : [...found.values()].reduce((sum, count) => sum + count, 0);
      const standings = await findStandings(db, ids, viewer.now);
      const pages = Math.max(1, Math.ceil(total / limits.perPage));
      return { counts, total, page, pages, clients: standings.flatMap((one) => toClient(one) ?? []) };
    },

    async stepOf(viewer: Viewer, id: number): Promise<NextStep> {
      const [standing] = await findStandings(db, [id], viewer.now);
      if (!standing) throw new ProblemError('not-found');
      return standing.step;
    },
  };
}

export type Renewals = ReturnType<typeof createRenewals>;

function toClient({
  client,
  usage,
  cases,
  health,
  step,
}: ClientStanding): Answer<'renewals'>['clients'][number] | null {
  const { id, company, license, licenses, expiry, members, last_active, owner_id, owner, notes } = client;
  // Renewed without an end while the page was made.
  if (!expiry) return null;
  return {
    id,
    company,
    license,
    expiry: epochSeconds(expiry),
    seats: { used: members, of: licenses },
    lastActive: last_active && epochSeconds(last_active),
    reads: usage.reads,
    months: usage.months,
    refused: usage.refused,
    health,
    cases,
    owner: owner_id === null ? null : { id: owner_id, name: owner ?? '' },
    step,
    notes,
  };
}

import type { Answer } from '@caliper/contract/endpoints.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countOpenCases } from '../requests/index.ts';
import { type CompanyUsage, listCompanyUsage, listMostWanted, noUsage } from '../usage/index.ts';
import { listSteps } from './client-records.store.ts';
import { type ClientRow, listClients } from './clients.store.ts';
import { healthOf } from './health.ts';
import { suggestStep } from './next-step.ts';

export type NextStep = Answer<'writeNextStep'>;

/** A client with everything that its health and the next step depend on. */
export interface ClientStanding {
  client: ClientRow;
  usage: CompanyUsage;
  cases: number;
  health: ReturnType<typeof healthOf>;
  step: NextStep;
}

const dayMs = 86_400_000;

/** In the order of the ids. */
export async function findStandings(db: Db, ids: readonly number[], now: Date): Promise<ClientStanding[]> {
  const [clients, usages, cases, wanted, steps] = await Promise.all([
    listClients(db, ids),
    listCompanyUsage(db, ids),
    countOpenCases(db, ids),
    listMostWanted(db, ids),
    listSteps(db, ids),
  ]);
  return clients.map((client) => {
    const { id, members, idle, licenses, has_leader: hasLeader, last_active: lastActive, expiry } = client;
    const usage = usages.get(id) ?? noUsage;
    const use = { members, idle, licenses, hasLeader, lastActive, usage };
    const waits = cases.get(id) ?? { cases: 0, renewal: false };
    const written = steps.get(id);
    const suggested = {
      ...use,
      daysLeft: expiry && Math.ceil((expiry.getTime() - now.getTime()) / dayMs) - (expiry <= now ? 1 : 0),
      asksRenewal: waits.renewal,
      cases: waits.cases,
      wanted: wanted.get(id) ?? null,
    };
    return {
      client,
      usage,
      cases: waits.cases,
      health: healthOf(use, now),
      step: written
        ? {
            words: written.step,
            written: { by: written.by ?? 'a deleted account', at: epochSeconds(written.written_at) },
          }
        : { words: suggestStep(suggested, now), written: null },
    };
  });
}

/** What is to be done next for each of these clients: what somebody wrote, or what the product suggests. */
export async function findNextSteps(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, NextStep>> {
  const standings = await findStandings(db, ids, now);
  return new Map(standings.map(({ client, step }) => [client.id, step]));
}

import type { Answer } from '@caliper/contract/endpoints.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countOpenCases } from '../requests/index.ts';
import { type CompanyUsage, listCompanyUsage, listMostWanted, noUsage } from '../usage/index.ts';
import { listSteps } from './client-records.store.ts';
import { type ClientRow, listClients } from './clients.store.ts';
import { healthOf } from './health.ts';
import { daysLeftOf, type Standing, suggestStep, wouldOffer } from './next-step.ts';

export type NextStep = Answer<'writeNextStep'>;

/** A client with everything that its health and the next step depend on. */
export interface ClientStanding {
  client: ClientRow;
  usage: CompanyUsage;
  cases: number;
  health: ReturnType<typeof healthOf>;
  step: NextStep;
}

/** In the order of the ids. */
export async function findStandings(db: Db, ids: readonly number[], now: Date): Promise<ClientStanding[]> {
  const [clients, usages, cases, steps] = await Promise.all([
    listClients(db, ids),
    listCompanyUsage(db, ids),
    countOpenCases(db, ids),
    listSteps(db, ids),
  ]);
  const waitsOf = (id: number) => cases.get(id) ?? { cases: 0, renewal: false };
  const unwritten = clients.filter(({ id }) => !steps.has(id));
  const suggested = await suggestSteps(
    db,
    unwritten.map((client) => factsOf(client, waitsOf(client.id), now)),
    now,
  );
  return clients.map((client) => {
    const { id } = client;
    const usage = usages.get(id) ?? noUsage;
    const facts = factsOf(client, waitsOf(id), now);
    const written = steps.get(id);
    return {
      client,
      usage,
      cases: facts.cases,
      health: healthOf({ ...facts, usage }, now),
      step: written
        ? {
            words: written.step,
            written: { by: written.by ?? 'a deleted account', at: epochSeconds(written.written_at) },
          }
        : { words: suggested.get(id) ?? '', written: null },
    };
  });
}

/** What the next step for a client follows from, as far as it is known of all of them. */
export type StepFacts = Omit<Standing, 'wanted'> & { id: number };

function factsOf(client: ClientRow, waits: { cases: number; renewal: boolean }, now: Date): StepFacts {
  const { id, members, idle, licenses, has_leader: hasLeader, last_active: lastActive, expiry } = client;
  const daysLeft = daysLeftOf(expiry, now);
  return {
    id,
    members,
    idle,
    licenses,
    hasLeader,
    lastActive,
    daysLeft,
    asksRenewal: waits.renewal,
    cases: waits.cases,
  };
}

/** What the product would do next. What a client was refused is looked up only where it would be offered. */
export async function suggestSteps(
  db: Db,
  clients: readonly StepFacts[],
  now: Date,
): Promise<Map<number, string>> {
  const offered = clients.filter((client) => wouldOffer(client, now));
  const titles = await listMostWanted(
    db,
    offered.map(({ id }) => id),
  );
  return new Map(
    clients.map((client) => [
      client.id,
      suggestStep({ ...client, wanted: titles.get(client.id) ?? null }, now),
    ]),
  );
}

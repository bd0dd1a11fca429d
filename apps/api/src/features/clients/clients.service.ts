import type { Answer } from '@caliper/contract/endpoints.ts';
import { clients as limits, teamUsage } from '@caliper/contract/limits.ts';
import { csvText } from '@caliper/text/csv.ts';
import { lastDayBefore } from '../../access/expiry.ts';
import type { Viewer } from '../../access/viewer.ts';
import { Download } from '../../http/download.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { suggestSteps } from '../cockpit/index.ts';
import { hasCompany } from '../companies/index.ts';
import { countOpenCases } from '../requests/index.ts';
import { listCompanyUsage, listRecentUsage, noUsage } from '../usage/index.ts';
import { type Choice, type Client, choose } from './choosing.ts';
import { countDevices, listClients, listIds, listOwners } from './clients.store.ts';
import { findTitles, listHistory } from './history.store.ts';
import { itemsOf, withTitles } from './history.ts';
import { factsOf, isIdle, suggestedStep } from './step.ts';

const heads = [
  'Company',
  'Headquarter',
  'License',
  'Seats used',
  'Seats',
  'Devices',
  'Expiry',
  'Last active',
  'Reads in 90 days',
  'Refused in 90 days',
  'Owner',
  'Next step',
];

const dayMs = 86_400_000;

/** The provider's clients, for whoever looks after them. */
export function createClients({ db }: { db: Db }) {
  /** With what follows from the rest; what only a row shows, or one order needs, is asked for only then. */
  async function all(now: Date, sort: string): Promise<Client[]> {
    const seenSince = new Date(now.getTime() - teamUsage.idleDays * dayMs);
    const [facts, recent, cases, devices] = await Promise.all([
      listClients(db, seenSince),
      listRecentUsage(db),
      listIds(db).then((ids) => countOpenCases(db, ids)),
      sort.replace('-', '') === 'devices' ? countDevices(db) : undefined,
    ]);
    return facts.map((client, place) => {
      const { reads, refused } = recent.get(client.id) ?? noUsage;
      const waits = cases.get(client.id) ?? { cases: 0, renewal: false };
      const suggested = suggestedStep({ ...client, refused, waits }, now);
      return {
        ...client,
        waits,
        reads,
        refused,
        devices: devices?.get(client.id) ?? 0,
        place,
        isIdle: isIdle(client, now),
        step: client.written ?? (suggested === null ? null : { text: suggested, by: null }),
      };
    });
  }

  /** With the next step in full, as the board of renewals has it, and their devices. */
  async function inFull(clients: readonly Client[], now: Date): Promise<Client[]> {
    const unwritten = clients.filter(({ written }) => written === null);
    const [devices, steps] = await Promise.all([
      countDevices(
        db,
        clients.map(({ id }) => id),
      ),
      suggestSteps(
        db,
        unwritten.map((client) => ({ id: client.id, ...factsOf(client, now) })),
        now,
      ),
    ]);
    return clients.map((client) => {
      const text = steps.get(client.id);
      const step = client.written ?? (text ? { text, by: null } : null);
      return { ...client, step, devices: devices.get(client.id) ?? 0 };
    });
  }

  async function list(
    { now }: Viewer,
    { page = 1, ...choice }: Choice & { page?: number | undefined },
  ): Promise<Answer<'clients'>> {
    const [known, owners] = await Promise.all([all(now, choice.sort ?? ''), listOwners(db)]);
    const { rows, counts } = choose(known, choice, now);
    const shown = rows.slice((page - 1) * limits.perPage, page * limits.perPage);
    const pages = Math.max(1, Math.ceil(rows.length / limits.perPage));
    const [full, usage] = await Promise.all([
      inFull(shown, now),
      listCompanyUsage(
        db,
        shown.map(({ id }) => id),
      ),
    ]);
    const toShown = (client: Client) => toRow(client, (usage.get(client.id) ?? noUsage).months);
    return { rows: full.map(toShown), total: rows.length, page, pages, counts, owners };
  }

  async function file({ now }: Viewer, choice: Choice): Promise<Download> {
    const { rows } = choose(await all(now, choice.sort ?? ''), choice, now);
    const csv = csvText([heads, ...(await inFull(rows, now)).map(toCells)]);
    return new Download(`clients-${now.toISOString().slice(0, 10)}.csv`, Buffer.from(csv));
  }

  async function history(id: number, before?: number): Promise<Answer<'clientHistory'>> {
    if (!(await hasCompany(db, id))) throw new ProblemError('not-found');
    const rows = await listHistory(db, id, before, limits.history + 1);
    const [owners, titles] = await Promise.all([listOwners(db), findTitles(db, itemsOf(rows))]);
    const names = new Map(owners.map((owner) => [owner.id, owner.name]));
    const shown = rows.slice(0, limits.history).map((row) => withTitles(row, titles));
    return {
      entries: shown.map((row) => ({
        ...row,
        at: epochSeconds(row.at),
        from: withOwner(row.from, names),
        to: withOwner(row.to, names),
      })),
      more: rows.length > limits.history,
    };
  }

  return { list, file, history };
}

export type Clients = ReturnType<typeof createClients>;

type Row = Answer<'clients'>['rows'][number];

function toRow(client: Client, months: number[]): Row {
  const { id, company, headquarterCompany, license, seatsUsed, licenses, devices, reads, refused } = client;
  const { expiry, lastActive, owner, step } = client;
  return {
    id,
    company,
    headquarterCompany,
    license,
    seatsUsed,
    licenses,
    devices,
    expiry: expiry && epochSeconds(expiry),
    lastActive: lastActive?.getTime() ?? null,
    reads,
    refused,
    months,
    owner,
    step,
  };
}

function toCells(client: Client): (string | number | null)[] {
  const { company, headquarterCompany, license, seatsUsed, licenses, devices, expiry, lastActive } = client;
  const known = [company, headquarterCompany, license, seatsUsed, licenses, devices];
  const times = [lastDayBefore(expiry), lastActive?.toISOString().slice(0, 10) ?? 'never'];
  return [...known, ...times, client.reads, client.refused, client.owner?.name ?? null].concat(
    client.step?.text ?? null,
  );
}

/** An owner by name, if they are still one. */
function withOwner(values: Record<string, unknown> | null, names: Map<string, string>) {
  if (typeof values?.owner !== 'string') return values;
  return { ...values, owner: names.get(values.owner) ?? 'somebody who no longer is' };
}

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
import { type Choice, type Client, choose, isAmong, isNarrowed } from './choosing.ts';
import { countDevices, countPeople, listClients, listOwners, nobody } from './clients.store.ts';
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
  /** Those that the filters leave, with what follows from the rest; devices only for whoever orders or shows all by them. */
  async function find(choice: Choice, now: Date, withDevices: boolean): Promise<Client[]> {
    const companies = listClients(db).then((all) => all.filter((company) => isAmong(company, choice, now)));
    const wanted = companies.then((some) => some.map(({ id }) => id));
    // All of them are counted meanwhile, and sooner without being named.
    const ids = isNarrowed(choice) ? await wanted : undefined;
    const seenSince = new Date(now.getTime() - teamUsage.idleDays * dayMs);
    const [found, people, recent, cases, devices] = await Promise.all([
      companies,
      countPeople(db, seenSince, ids),
      listRecentUsage(db),
      wanted.then((some) => countOpenCases(db, some)),
      withDevices ? countDevices(db, ids) : undefined,
    ]);
    return found.map((company, place) => {
      const { id, written } = company;
      const { reads, refused } = recent.get(id) ?? noUsage;
      const waits = cases.get(id) ?? { cases: 0, renewal: false };
      const client = { ...company, ...(people.get(id) ?? nobody), waits, reads, refused };
      const suggested = suggestedStep(client, now);
      return {
        ...client,
        devices: devices?.get(id) ?? 0,
        place,
        isIdle: isIdle(client, now),
        step: written ?? (suggested === null ? null : { text: suggested, by: null }),
      };
    });
  }

  /** With the next step in full, as the board of renewals has it. */
  async function withSteps(clients: readonly Client[], now: Date): Promise<Client[]> {
    const unwritten = clients.filter(({ written }) => written === null);
    const facts = unwritten.map((client) => ({ id: client.id, ...factsOf(client, now) }));
    const steps = await suggestSteps(db, facts, now);
    return clients.map((client) => {
      const text = steps.get(client.id);
      return { ...client, step: client.written ?? (text ? { text, by: null } : null) };
    });
  }

  async function list(
    { now }: Viewer,
    { page = 1, ...choice }: Choice & { page?: number | undefined },
  ): Promise<Answer<'clients'>> {
    const byDevices = choice.sort?.replace('-', '') === 'devices';
    const [found, owners] = await Promise.all([find(choice, now, byDevices), listOwners(db)]);
    const { rows, counts } = choose(found, choice, now);
    const shown = rows.slice((page - 1) * limits.perPage, page * limits.perPage);
    const pages = Math.max(1, Math.ceil(rows.length / limits.perPage));
    const ids = shown.map(({ id }) => id);
    const [full, devices, usage] = await Promise.all([
      withSteps(shown, now),
      countDevices(db, ids),
      listCompanyUsage(db, ids),
    ]);
    const toShown = (client: Client) => {
      const { id } = client;
      return toRow({ ...client, devices: devices.get(id) ?? 0 }, (usage.get(id) ?? noUsage).months);
    };
    return { rows: full.map(toShown), total: rows.length, page, pages, counts, owners };
  }

  async function file({ now }: Viewer, choice: Choice): Promise<Download> {
    const { rows } = choose(await find(choice, now, true), choice, now);
    const csv = csvText([heads, ...(await withSteps(rows, now)).map(toCells)]);
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

  return { list, file, history, owners: () => listOwners(db) };
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

import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makePerson, openSession } from '@caliper/api/testing/people.ts';
import { expect } from '../fixtures.ts';

/** The database and the address of a running app. */
interface House {
  db: Db;
  baseURL: string | undefined;
}

interface Maker {
  id: string;
}

type Chapter = readonly [reportId: number, chapter: number];

/** Makes one through the API and returns its id. */
export async function makeCustomReport(
  house: House,
  maker: Maker,
  name: string,
  chapters: readonly Chapter[],
): Promise<number> {
  const bookmarks = chapters.map(([report_id, chapter_number]) => ({ report_id, chapter_number }));
  const body = { c_report_name: name, bookmarks };
  const { c_report_id } = await ask<{ c_report_id: number }>(house, maker, 'POST', 'custom-reports', body);
  return c_report_id;
}

export async function shareWith(
  house: House,
  maker: Maker,
  id: number,
  people: readonly Maker[],
): Promise<void> {
  await ask(house, maker, 'PATCH', `custom-report/${id}/shared`, { users: people.map((one) => one.id) });
}

/** Gives a report of the support account to exactly these companies. */
export async function giveTo(house: House, support: Maker, id: number, companies: number[]): Promise<void> {
  await ask(house, support, 'PATCH', `custom-report/${id}/shared_company`, { companies });
}

export async function chooseMarket(
  house: House,
  maker: Maker,
  id: number,
  reportId: number,
  market: string,
): Promise<void> {
  await house.db
    .insertInto('report_markets')
    .values({ report_id: reportId, market_name: market, position: 1 })
    .execute();
  const body = { report_id: reportId, market_names: [market] };
  await ask(house, maker, 'PUT', `custom-reports/global-dashboard/${id}`, body);
}

/** A separate support account, so that no other journey adds to what it sees. */
export async function makeSupport(db: Db) {
  const { id } = await db
    .selectFrom('usergroups')
    .select('id')
    .where('provider', '=', true)
    .executeTakeFirstOrThrow();
  return makePerson(db, { special: 'support', usergroup_id: id });
}

/** The words in an address do not matter. */
export function customAddress(id: number, place = 1, more = ''): string {
  return `/custom-reports/${id}/any-name/${place}${more}`;
}

async function ask<Answer>(
  { db, baseURL }: House,
  { id }: Maker,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer> {
  const { token } = await openSession(db, id);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${baseURL}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as Answer;
}

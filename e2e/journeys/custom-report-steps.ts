import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makePerson } from '@caliper/api/testing/people.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import { callAs, type House } from '../house.ts';

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
  const { c_report_id } = await callAs(house, maker, 'createCustomReport', { body });
  return c_report_id;
}

export async function shareWith(
  house: House,
  maker: Maker,
  id: number,
  people: readonly Maker[],
): Promise<void> {
  const body = { users: people.map((one) => one.id) };
  await callAs(house, maker, 'shareCustomReport', { params: { id: String(id) }, body });
}

/** Gives a report of the support account to exactly these companies. */
export async function giveTo(house: House, support: Maker, id: number, companies: number[]): Promise<void> {
  await callAs(house, support, 'giveCustomReport', { params: { id: String(id) }, body: { companies } });
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
  await callAs(house, maker, 'chooseMarkets', { params: { id: String(id) }, body });
}

/** A separate support account, so that no other journey adds to what it sees. */
export async function makeSupport(db: Db) {
  const { id } = await rowIn(db, 'usergroups', { provider: true });
  return makePerson(db, { special: 'support', usergroup_id: id });
}

/** The words in an address do not matter. */
export function customAddress(id: number, place = 1, more = ''): string {
  return `/custom-reports/${id}/any-name/${place}${more}`;
}

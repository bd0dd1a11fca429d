import { makeItem } from '@caliper/api/testing/items.ts';
import { makeCompany, type SignedIn } from '@caliper/api/testing/people.ts';
import { sql } from 'kysely';
import type { Place } from '../place.ts';
import { accepted, type Errand, tokenOf } from './errand.ts';

const most = 40;

/** A company's list of reports, saved repeatedly: always a fixed number of adjacent ones out of forty. */
export async function subscribing(place: Place, admin: SignedIn): Promise<Errand> {
  const company = await makeCompany(place.db);
  const items: number[] = [];
  for (let n = 0; n < most; n += 1) items.push((await makeItem(place.db)).item_id);
  const params = { id: String(company) };
  let token = '';
  let turn = 0;
  let noted = 0;
  let acknowledged = 0;
  const listOf = (number: number) =>
    Array.from({ length: 20 }, (_, n) => items[(number * 7 + n) % most] ?? 0).sort((a, b) => a - b);

  return {
    name: 'subscription update',
    async begin() {
      token = await tokenOf(place, admin);
    },
    async write() {
      turn += 1;
      accepted(await place.call('saveSubscriptions', { token, params, body: listOf(turn) }));
      noted = turn;
      acknowledged += 1;
    },
    acknowledged: () => acknowledged,
    async check() {
      if (noted === 0) return [];
      const { body } = await place.call('subscriptions', { token, params });
      const has = body.active.map(({ report_id }: { report_id: number }) => report_id);
      const seen = String(has.sort((a: number, b: number) => a - b));
      const isKnown = [noted, turn].some((number) => seen === String(listOf(number)));
      return [...(isKnown ? [] : [`the list after save ${noted} is ${seen}`]), ...(await unrecorded())];
    },
  };

  /** A change and its audit entry belong together: every archived end was recorded. */
  async function unrecorded(): Promise<string[]> {
    const { rows } = await sql<{ archived: number; audited: number }>`
      select (select count(*)::int from subscription_archive where usergroup_id = ${company}) as archived,
        (select coalesce(sum(jsonb_array_length("from"->'ended')), 0)::int from audit_log
          where subject = ${`company:${company}`} and action = 'report subscriptions changed') as audited`.execute(
      place.db,
    );
    const [row] = rows;
    return row && row.archived === row.audited ? [] : [`${row?.archived} archived, ${row?.audited} audited`];
  }
}

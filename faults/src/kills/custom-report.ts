import { create, makeReaders, publish } from '@caliper/api/testing/custom-reports.ts';
import { makePerson } from '@caliper/api/testing/people.ts';
import { sql } from 'kysely';
import type { Place } from '../place.ts';
import { accepted, type Errand, tokenOf } from './errand.ts';

const bookmarks = 8;

/** Lists of bookmarks. Each belongs to a different person, because no one may have more than ten. */
export async function bookmarking(place: Place): Promise<Errand> {
  const report = await publish(place, bookmarks);
  const { companyId } = await makeReaders(place, report);
  const chosen = Array.from({ length: bookmarks }, (_, n) => [report, n + 1] as const);
  const ledger: number[] = [];
  let number = 0;

  return {
    name: 'custom report',
    begin: async () => {},
    async write() {
      number += 1;
      const person = await makePerson(place.db, { usergroup_id: companyId });
      const token = await tokenOf(place, person);
      ledger.push(accepted(await create(place, { token }, chosen, `Pack ${number}`)).c_report_id);
    },
    acknowledged: () => ledger.length,
    async check() {
      const { rows } = await sql<{ c_report_id: number; count: number }>`
        select c_report_id, count(collection_id)::int from custom_reports
        left join custom_report_bookmarks using (c_report_id) group by c_report_id`.execute(place.db);
      const there = new Set(rows.map(({ c_report_id }) => c_report_id));
      return [
        ...ledger.filter((id) => !there.has(id)).map((id) => `custom report ${id} is gone`),
        ...rows
          .filter(({ count }) => count !== bookmarks)
          .map(({ c_report_id }) => `custom report ${c_report_id} is half there`),
      ];
    },
  };
}

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { packageOf, uploadFields } from '@caliper/api/testing/packages.ts';
import type { SignedIn } from '@caliper/api/testing/people.ts';
import { sql } from 'kysely';
import type { Place } from '../place.ts';
import { accepted, type Errand, tokenOf } from './errand.ts';

const chapters = 6;
/** Enough for the upload to take a moment. */
const padding = 'and more '.repeat(3000);

/** Packages: every other one makes a new report, the rest are new versions of the first one. */
export async function uploading(place: Place, admin: SignedIn): Promise<Errand> {
  const ledger = new Map<number, number>();
  let token = '';
  let edition = 0;
  let main: number | undefined;
  let acknowledged = 0;

  async function send(fields: Record<string, string>): Promise<number> {
    const file = await packageOf(chapters, `text ${edition} ${padding}`);
    return accepted(await place.call('uploadReport', { token, form: { fields, file } })).report_id;
  }

  return {
    name: 'report upload',
    async begin() {
      token = await tokenOf(place, admin);
    },
    async write() {
      edition += 1;
      const isNew = main === undefined || edition % 2 === 0;
      const title = isNew && main !== undefined ? `Killed ${edition}` : 'Killed';
      const id = await send(uploadFields(title, isNew ? {} : { reportId: String(main) }));
      main ??= id;
      ledger.set(id, edition);
      acknowledged += 1;
    },
    acknowledged: () => acknowledged,
    async check() {
      const found = [...(await lost()), ...(await halfEntered(place)), ...(await missingFiles(place))];
      return found;
    },
  };

  /** Read as a person would: the newest acknowledged text, or a later one. */
  async function lost(): Promise<string[]> {
    const complaints: string[] = [];
    for (const [id, noted] of [...ledger].slice(-5)) {
      const params = { id: String(id), chapter: '1' };
      const { status, body } = await place.call('subscribedReport', { token, params });
      const read = Number(JSON.stringify(body).match(/text (\d+) /)?.[1] ?? -1);
      if (status !== 200 || read < noted) complaints.push(`report ${id} shows text ${read}, not ${noted}`);
    }
    const { rows } = await sql<{ item_id: number }>`select item_id from items where kind = 'report'`.execute(
      place.db,
    );
    const there = new Set(rows.map(({ item_id }) => item_id));
    return [
      ...complaints,
      ...[...ledger.keys()].filter((id) => !there.has(id)).map((id) => `report ${id} is gone`),
    ];
  }
}

/** Versions with the wrong chapters, or with two texts mixed. */
async function halfEntered({ db }: Place): Promise<string[]> {
  const { rows } = await sql<{ report_id: number; version: number }>`
    select v.report_id, v.version from report_versions as v
    join items on item_id = v.report_id and item_name like 'Killed%'
    left join chapters as c on c.report_id = v.report_id and c.version = v.version
    group by v.report_id, v.version, items.chapters, items.current_version
    having count(c.chapter_id) <> ${chapters} or items.chapters <> ${chapters}
      or count(distinct substring(plain_text from 'text [0-9]+')) <> 1
      or (v.version = items.current_version and (select count(*) from search_index as s
        where s.report_id = v.report_id and s.chapter_number > 0) <> ${chapters})
    union all select item_id, current_version from items where item_name like 'Killed%' and (current_version is null
      or not exists (select from report_versions as v where v.report_id = item_id and v.version = current_version))`.execute(
    db,
  );
  return rows.map(({ report_id, version }) => `version ${version} of report ${report_id} is not whole`);
}

async function missingFiles({ db, dataDir }: Place): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select 'images/' || file as key from report_images union select 'packages/' || package from report_versions
    where package is not null union select 'documents/' || preview from report_versions
    union select 'documents/' || toc from report_versions`.execute(db);
  const missing = await Promise.all(
    rows.map(({ key }) =>
      access(join(dataDir, 'files', key)).then(
        () => [],
        () => [`${key} is missing`],
      ),
    ),
  );
  return missing.flat();
}

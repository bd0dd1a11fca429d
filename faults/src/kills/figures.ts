import { marketFile } from '@caliper/api/testing/figure-files.ts';
import { openFrame } from '@caliper/api/testing/figures.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import type { SignedIn } from '@caliper/api/testing/people.ts';
import { sql } from 'kysely';
import type { Place } from '../place.ts';
import { accepted, type Errand, tokenOf } from './errand.ts';

/** Files of figures, each a multiple of the first by its number: staged, then applied. */
export async function importing(place: Place, admin: SignedIn): Promise<Errand> {
  const { item_id } = await makeItem(place.db, { item_name: 'Figures that are killed' });
  const itemId = String(item_id);
  const staged = new Set<number>();
  let [session, frame, scale, shown, acknowledged] = ['', '', 0, 0, 0];
  const params = { kind: 'global' };

  async function stage(): Promise<number> {
    const file = new TextEncoder().encode(marketFile('Knees', scale));
    const form = { fields: { itemId, fileName: `${scale}.csv` }, file };
    const { importId } = accepted(await place.call('stageImport', { token: frame, params, form }));
    staged.add(importId);
    return importId;
  }

  return {
    name: 'figures import',
    async begin() {
      session = await tokenOf(place, admin);
      frame = await openFrame(place, session, { kind: 'import', id: 'global' });
    },
    async write() {
      scale += 1;
      const importId = await stage();
      acknowledged += 1;
      const into = { ...params, importId: String(importId) };
      accepted(await place.call('applyImport', { token: frame, params: into }));
      acknowledged += 1;
      shown = scale;
    },
    acknowledged: () => acknowledged,
    check: async () => [...(await wrongTotal()), ...(await halfStaged())],
  };

  /** A customer sees exactly one complete file: the one acknowledged last, or one being applied. */
  async function wrongTotal(): Promise<string[]> {
    if (shown === 0) return [];
    const token = await openFrame(place, session, { kind: 'global', id: item_id });
    const body = { measure: 'value', groupBy: [], filters: {} };
    const answer = await place.call('askDashboard', { token, params: { kind: 'global', id: itemId }, body });
    const totals: number[] = answer.body.rows[0]?.values ?? [];
    // 15 for each of 1, 2 and 4; once in the first year, then twice, then three times.
    const seen = (totals[0] ?? 0) / 105;
    const isWhole =
      Number.isInteger(seen) && totals.every((total, year) => total === 105 * seen * (year + 1));
    if (!isWhole) return [`the figures are torn: ${totals.join(', ')}`];
    return seen < shown || seen > scale ? [`file ${seen} is shown, not ${shown}`] : [];
  }

  async function halfStaged(): Promise<string[]> {
    const { rows } = await sql<{ import_id: number; series: number }>`
      select i.import_id, count(f.import_id)::int as series from figure_imports as i
      left join market_facts as f using (import_id) where i.item_id = ${item_id} group by i.import_id`.execute(
      place.db,
    );
    const there = new Set(rows.map(({ import_id }) => import_id));
    const expected = Math.max(0, ...rows.map(({ series }) => series));
    return [
      // Older ones are removed in time; the newest never are.
      ...[...staged]
        .slice(-2)
        .filter((id) => !there.has(id))
        .map((id) => `import ${id} is gone`),
      ...rows
        .filter(({ series }) => series !== expected)
        .map(({ import_id }) => `import ${import_id} is half there`),
    ];
  }
}

import { sql } from 'kysely';
import { test } from 'vitest';
import { startServer } from '../src/testing/server.ts';

test('bench', async () => {
  const server = await startServer();
  const { db } = server;
  await sql`insert into figure_imports (kind, demo, dashboard_kind, file_name, note, shape, rows, created_by) values ('medsku', false, 'market', 'x', '', '{"periods":[],"units":{},"markets":[],"questions":[]}', 1, 'x')`.execute(db).catch((e) => console.log(String(e)));
  const { rows } = await sql<{ import_id: number }>`select max(import_id) as import_id from figure_imports`.execute(db);
  const id = rows[0]!.import_id;
  await sql`insert into sku_facts (import_id, market, manufacturer, brand, sku, description, country, units, sales)
    select ${id}, 'Market ' || (s % 250 % 4), 'Maker ' || (s % 250 % 25), 'Brand ' || (s % 250), 'SKU-' || s, 'Implant number ' || s, 'Country ' || c,
     (select array_agg(n * (s % 90 + 1)::float8) from generate_series(1, 16) n), (select array_agg(n * (s % 700 + 50)::float8) from generate_series(1, 16) n)
    from generate_series(0, 31249) s, generate_series(0, 1) c order by 2, 3, 4, s`.execute(db);
  await sql`analyze sku_facts`.execute(db);
  const figures = Array.from({ length: 16 }, (_, i) => `sum(f.units[${i + 1}])`).join(', ');
  const at = `strpos(lower(f.sku || e'\\n' || f.description || e'\\n' || f.brand), lower('SEARCH'))`;
  const sub = (c: string) => `(f.manufacturer, f.sku) in (select f.manufacturer, f.sku from sku_facts as f where f.import_id = ${id} and ${c})`;
  const conds: Record<string, string> = { old: `${at} > 0`, tuple: sub(`${at} > 0`), few: sub(`least(${at}, 1) = 1`) };
  const keys = 'f.sku, max(f.description), f.brand, f.manufacturer', by = 'f.sku, f.brand, f.manufacturer';
  for (const search of ['SKU-1234', 'implant']) {
    const times: Record<string, number[]> = {};
    for (let i = 0; i < 20; i++)
      for (const [name, cond] of Object.entries(conds)) {
        const q = `select array[${keys}]::text[] as key, array_to_json(array[${figures}]::float8[]) as values, (count(*) over ())::int as total
          from sku_facts as f where f.import_id = ${id} and ${cond.replace('SEARCH', search)} group by ${by} order by sum(f.units[16]) desc nulls last, key limit 100`;
        const b = performance.now(); await sql.raw(q).execute(db); (times[name] ??= []).push(Math.round(performance.now() - b));
        if (i === 0 && name === 'few') console.log((await sql.raw<any>('explain analyze ' + q).execute(db)).rows.map((r) => r['QUERY PLAN']).join('\n').slice(0, 1800));
      }
    for (const [name, list] of Object.entries(times)) console.log(search, name, list.sort((a, b) => a - b).join(' '));
  }
  await server.close();
}, 900_000);

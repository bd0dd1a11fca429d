import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { TypedTable } from '../reports/index.ts';
import type { Spelled } from './likeness.ts';
import type { Known } from './resolve-names.ts';
import { foldedKey, type Name, nameKey, type TermRef } from './term.ts';

/** Any fixed number will do; it is held for short and by whoever changes what names mean. */
const lockKey = 4_215_021;

/** Makes changes of the vocabulary run one after the other. Whoever needs an item's lock, too, takes that first. */
export async function lockVocabulary(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
}

/** What an item has to be read for: its current imports, and the version of its chapters. */
export interface Readable {
  item_id: number;
  version: number | null;
  imports: number[];
}

const currentImports = sql<number[]>`array(select import_id from data_sets
  where data_sets.item_id = items.item_id and import_id is not null order by import_id)`;

/** Locks the item, so that what it has now is still so when its names are written. */
export async function holdItem(tx: Tx, itemId: number): Promise<Readable | undefined> {
  await sql`select from items where item_id = ${itemId} for no key update`.execute(tx);
  const { rows } =
    await sql<Readable>`select item_id, current_version as version, ${currentImports} as imports
    from items where item_id = ${itemId}`.execute(tx);
  return rows[0];
}

/** Items that have changed since their names were read; those with other figures first, since dashboards need them. */
export async function listUnread(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from (
      select items.item_id, coalesce(read.imports, '{}') <> ${currentImports} as has_figures,
        coalesce(read.version, 0) <> coalesce(items.current_version, 0) as has_tables
      from items left join term_readings as read on read.item_id = items.item_id) as all_items
    where has_figures or has_tables order by has_figures desc, item_id limit ${most}`.execute(db);
  return rows.map(({ item_id }) => item_id);
}

export async function noteReading(tx: Tx, { item_id, version, imports }: Readable): Promise<void> {
  await tx
    .insertInto('term_readings')
    .values({ item_id, version, imports })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ version, imports }))
    .execute();
}

export async function noteImports(tx: Tx, { item_id, imports }: Readable): Promise<void> {
  await tx
    .insertInto('term_readings')
    .values({ item_id, imports })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ imports }))
    .execute();
}

/** The names in the figures that an item shows. Manufacturers stand above their brands. */
export async function namesInFigures(tx: Tx, imports: readonly number[]): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select 'market' as kind, market.name from figure_imports
      cross join lateral jsonb_array_elements_text(shape->'markets') with ordinality as market (name, place)
      where import_id = any (${imports}::int[])
    union select dimension, name from figure_labels
      where import_id = any (${imports}::int[]) and dimension in ('market', 'segment', 'company', 'country')
    union select 'company', under from figure_labels
      where import_id = any (${imports}::int[]) and dimension = 'brand' and under is not null
    order by kind, name`.execute(tx);
  return rows.filter(({ name }) => name.trim() !== '');
}

export async function tablesOf(tx: Tx, reportId: number, version: number): Promise<TypedTable[]> {
  const { rows } = await sql<{ content: TypedTable }>`
    select content from chapter_tables join chapters using (chapter_id)
    where report_id = ${reportId} and version = ${version} order by chapter_number, table_number`.execute(tx);
  return rows.map(({ content }) => content);
}

export async function readKnown(tx: Tx, itemId: number, names: readonly Name[]): Promise<Known> {
  const kinds = names.map(({ kind }) => kind);
  const own = await sql<Name & TermRef>`select u.kind, u.name, term_id, head_id
    from term_uses as u join terms using (term_id) where item_id = ${itemId}`.execute(tx);
  // Of several editions that mean different things by a name, the newest one counts.
  const inLine = await sql<Name & TermRef>`
    select distinct on (u.kind, u.name) u.kind, u.name, term_id, head_id
    from unnest(${kinds}::text[], ${names.map(({ name }) => name)}::text[]) as asked (kind, name)
    join items as this on this.item_id = ${itemId}
    join items as other on other.line_id = this.line_id and other.item_id <> this.item_id
    join term_uses as u on u.item_id = other.item_id and u.kind = asked.kind and u.name = asked.name
    join terms using (term_id)
    order by u.kind, u.name, other.item_year desc, other.item_id desc`.execute(tx);
  const folded = names.map((one) => foldedKey(one).slice(one.kind.length + 1));
  const spelled = await sql<{ kind: string; folded: string } & TermRef>`
    select s.kind, s.folded, term_id, head_id
    from unnest(${kinds}::text[], ${folded}::text[]) as asked (kind, folded)
    join term_spellings as s using (kind, folded) join terms using (term_id)`.execute(tx);
  return {
    own: new Map(own.rows.map((row) => [nameKey(row), row])),
    inLine: new Map(inLine.rows.map((row) => [nameKey(row), row])),
    spelled: new Map(spelled.rows.map((row) => [`${row.kind} ${row.folded}`, row])),
  };
}

/** Adds a term for each of these names. Returns their ids in order. */
export async function insertTerms(tx: Tx, names: readonly Name[]): Promise<number[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ term_id: number }>`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('terms', 'term_id'))::int as id, kind, name, place
      from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ name }) => name)}::text[])
        with ordinality as asked (kind, name, place)),
    inserted as (insert into terms (term_id, head_id, kind, name) select id, id, kind, name from numbered)
    select id as term_id from numbered order by place`.execute(tx);
  return rows.map(({ term_id }) => term_id);
}

type Meaning = Name & { term_id: number };

/** What a spelling already means stays as it is. */
export async function insertSpellings(tx: Tx, meanings: readonly Meaning[]): Promise<void> {
  if (meanings.length === 0) return;
  await sql`insert into term_spellings (kind, folded, spelling, term_id)
    select * from unnest(${meanings.map(({ kind }) => kind)}::text[],
      ${meanings.map((one) => foldedKey(one).slice(one.kind.length + 1))}::text[],
      ${meanings.map(({ name }) => name)}::text[], ${meanings.map(({ term_id }) => term_id)}::int[])
    on conflict (kind, folded) do nothing`.execute(tx);
}

export async function insertUses(tx: Tx, itemId: number, meanings: readonly Meaning[]): Promise<void> {
  if (meanings.length === 0) return;
  await sql`insert into term_uses (item_id, kind, name, term_id)
    select ${itemId}, * from unnest(${meanings.map(({ kind }) => kind)}::text[],
      ${meanings.map(({ name }) => name)}::text[], ${meanings.map(({ term_id }) => term_id)}::int[])
    on conflict (item_id, kind, name) do nothing`.execute(tx);
}

/** Notes which names the figures, or the tables, of an item have now. */
export async function markUses(
  tx: Tx,
  itemId: number,
  where: 'figures' | 'tables',
  names: readonly Name[],
): Promise<void> {
  const column = sql.ref(where);
  const isThere = sql`(kind, name) in (select * from unnest(${names.map(({ kind }) => kind)}::text[],
    ${names.map(({ name }) => name)}::text[]))`;
  await sql`update term_uses set ${column} = ${isThere}
    where item_id = ${itemId} and ${column} <> ${isThere}`.execute(tx);
}

/** Everything that terms of a kind are called. */
export async function listSpellings(db: Db | Tx, kind: Name['kind']): Promise<Spelled[]> {
  const { rows } = await sql<Spelled>`
    select term_id, name as spelling from terms where kind = ${kind}
    union select term_id, spelling from term_spellings where kind = ${kind}
    order by term_id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import type { Db } from './postgres.ts';

test('HOUSE-05 the types of the tables are those of the migrated database (--update writes them anew)', async () => {
  const { db } = await createDatabase();
  await expect(await tableTypes(db)).toMatchFileSnapshot('./tables.generated.ts');
});

/** Columns of which we know more than the database: `table.column` and its type. */
const known: Record<string, string> = {
  'items.region': 'Region',
  'items.icon': 'ReportIcon',
  'subscription_archive.kind': 'ItemKind',
  'subscription_archive.access': "'full' | 'sample' | 'demo'",
  'demo_data.size': "'small' | 'demo' | 'large'",
  'figure_imports.notes': 'Generated<object[]>',
  // When it ended, if it is not live.
  'entitlements.ended_at': 'Date | null',
};

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
};

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The values that a check allows. */
  allowed: string | null;
}

/** TypeScript for the tables and views of a migrated database. */
async function tableTypes(db: Db): Promise<string> {
  const { rows } = await columns.execute(db);
  const tables = [...Map.groupBy(rows, ({ table }) => table)];
  const members = tables.map(([table, list]) => `  ${table}: {\n${list.map(memberOf).join('')}  };\n`);
  return `${header}export interface Tables {\n${members.join('')}}\n`;
}

const header = `// Made from the migrations: npx vitest run apps/api/src/platform/postgres/tables.test.ts -u
import type { ItemKind, Region, ReportIcon } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { ColumnType, Generated } from 'kysely';

`;

function memberOf(column: Column): string {
  return `    ${column.name}: ${known[`${column.table}.${column.name}`] ?? typeOf(column)};\n`;
}

function typeOf({ table, name, type, isNullable, hasDefault, allowed }: Column): string {
  const orNull = isNullable ? ' | null' : '';
  if (type === 'jsonb') return `ColumnType<unknown, string${orNull}, string${orNull}>`;
  const one = types[type.replace(/^_/, '')];
  if (!one) throw new Error(`No type is known for ${type}, the type of ${table}.${name}.`);
  const values = allowed && [...allowed.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`);
  const whole = (values ? values.join(' | ') : type.startsWith('_') ? `${one}[]` : one) + orNull;
  return hasDefault ? `Generated<${whole}>` : whole;
}

/**
 * Everything in a view may be null, says PostgreSQL. A column that has the name of one that the view reads is like
 * that one; whatever the view computes is there.
 */
const columns = sql<Column>`
  select pg_class.relname as "table", attribute.attname as name, pg_type.typname as type,
    not coalesce(source.attnotnull, attribute.attnotnull or relkind = 'v') as "isNullable",
    attribute.atthasdef or attribute.attidentity <> '' as "hasDefault",
    pg_get_constraintdef(allowed.oid) as allowed
  from pg_class
  join pg_attribute as attribute on attribute.attrelid = pg_class.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = attribute.atttypid
  left join lateral (
    select used.attrelid, used.attnum, used.attnotnull
    from pg_rewrite
    join pg_depend on pg_depend.objid = pg_rewrite.oid and refobjsubid > 0
    join pg_attribute as used on used.attrelid = refobjid and used.attnum = refobjsubid
    where ev_class = pg_class.oid and relkind = 'v' and used.attname = attribute.attname
    order by used.attnotnull
    limit 1
  ) as source on true
  left join pg_constraint as allowed
    on contype = 'c' and pg_get_constraintdef(allowed.oid) like 'CHECK ((% = ANY (%'
    and conrelid = coalesce(source.attrelid, pg_class.oid) and conkey = array[coalesce(source.attnum, attribute.attnum)]
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname <> 'migrations'
  order by relname, attribute.attnum`;

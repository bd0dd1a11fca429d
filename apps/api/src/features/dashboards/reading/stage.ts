import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import { Client } from 'pg';
import { lostMarkets, type UsedMarket } from '../lost-markets.ts';
import type { Shape } from '../shape.ts';
import { gapNotes } from './gaps.ts';
import type { FileKind, OpenKind } from './kinds/kind.ts';
import { markets } from './kinds/markets.ts';
import { procedures } from './kinds/procedures.ts';
import { skus } from './kinds/skus.ts';
import { surveys } from './kinds/surveys.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { openFile } from './sheets/open-file.ts';

export type Staged = Answer<'stageImport'>;

export interface StageRequest {
  path: string;
  kind: ImportKind;
  itemId: number | null;
  newItem: object | null;
  demo: boolean;
  dashboardKind: DashboardKind;
  fileName: string;
  note: string;
  /** The import to compare with. */
  current: { import_id: number; shape: Shape } | null;
  /** What companies and custom reports have of the markets that the import replaces. */
  used: readonly UsedMarket[];
  createdBy: string;
}

const kinds: Record<ImportKind, OpenKind> = {
  global: markets,
  medsku: skus,
  pt: procedures,
  survey: surveys,
};

/** Reads a file and stages its figures as an import that is not shown yet: all of it, or nothing. */
export async function stage(databaseUrl: string, request: StageRequest): Promise<Staged> {
  const file = await openFile(request.path);
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'caliper import',
    options: '-c jit=off',
  });
  try {
    // A lost connection fails the current query; without a listener it would end the worker.
    client.on('error', () => {});
    await client.connect();
    await client.query(`begin; set local work_mem = '128MB'; set local temp_buffers = '64MB'`);
    const own = kinds[request.kind](request.dashboardKind);
    const read = await readFile(client, file, request.kind, own);
    const staged =
      read.problems.count > 0 ? refused(read, file.sheets) : await keep(client, request, own, read);
    await client.query(staged.importId === null ? 'rollback' : 'commit');
    return staged;
  } finally {
    file.close();
    await client.end();
  }
}

function refused({ rows, problems, notes }: ReadFile, sheets: { name: string }[]): Staged {
  const order = sheets.map(({ name }) => name);
  return {
    importId: null,
    problems: problems.sorted(order),
    problemCount: problems.count,
    notes: notes.slice(0, limits.problems),
    summary: { rows, added: 0, changed: 0, removed: 0 },
    changes: [],
  };
}

async function keep(client: Client, request: StageRequest, own: FileKind, read: ReadFile): Promise<Staged> {
  const completed = (await own.complete?.(client)) ?? [];
  const shape = await own.shape(client);
  const excess = excessOf(shape);
  if (excess) {
    read.problems.add({ sheet: '', row: null, column: null, message: excess });
    return refused(read, []);
  }
  const importId = await insertImport(client, request, shape, read.rows);
  await own.build(client, importId, shape);
  await keepLabels(client, own, importId);
  const gaps = await gapNotes(client, own, importId, shape.periods);
  // Without this, the first queries would be planned for an empty table.
  await client.query(`analyze ${own.facts}`);
  const { changes, ...counts } = await compare(client, own, { import_id: importId, shape }, request.current);
  // As late as possible: from here on the item is locked until the commit.
  await client.query('update figure_imports set item_id = $2 where import_id = $1', [
    importId,
    request.itemId,
  ]);
  return {
    importId,
    problems: [],
    problemCount: 0,
    notes: [
      ...[...lostMarkets(request.used, shape.markets), ...completed, ...gaps].map((message) => ({
        sheet: '',
        row: null,
        column: null,
        message,
      })),
      ...read.notes,
    ].slice(0, limits.problems),
    summary: { rows: read.rows, ...counts },
    changes,
  };
}

async function keepLabels(
  client: Client,
  { facts, labels, hasMarkets }: FileKind,
  importId: number,
): Promise<void> {
  const market = hasMarkets ? 'market' : `''`;
  const lists = labels.map(
    ({
      dimension,
      under,
    }) => `select distinct $1::int, ${market}, '${dimension}', ${dimension}, ${under ?? 'null'}
      from ${facts} where import_id = $1 and ${dimension} <> ''`,
  );
  await client.query(`insert into figure_labels ${lists.join(' union all ')}`, [importId]);
}

/** More than a dashboard could show: most likely a column holds something else. */
function excessOf({ periods, markets }: Shape): string | null {
  if (periods.length > limits.periods)
    return `The periods reach from ${periods[0]} to ${periods.at(-1)}; there can be ${limits.periods} at most.`;
  if (markets.length > limits.markets)
    return `There are ${markets.length} markets; there can be ${limits.markets} at most.`;
  return null;
}

async function insertImport(
  client: Client,
  request: StageRequest,
  shape: Shape,
  rows: number,
): Promise<number> {
  const { kind, newItem, demo, dashboardKind, fileName, note, current, createdBy } = request;
  const inserted = await client.query<{ import_id: number }>(
    `insert into figure_imports
      (kind, new_item, demo, dashboard_kind, file_name, note, shape, rows, compared_with, created_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning import_id`,
    [kind, newItem, demo, dashboardKind, fileName, note, shape, rows, current?.import_id ?? null, createdBy],
  );
  return inserted.rows[0]?.import_id ?? 0;
}

type Compared = Pick<Staged, 'changes'> & Omit<Staged['summary'], 'rows'>;
type Side = NonNullable<StageRequest['current']>;

/** How an import differs from the current one. */
async function compare(
  client: Client,
  { contents }: FileKind,
  next: Side,
  current: Side | null,
): Promise<Compared> {
  const oldContents = contents.replaceAll('$1', '$3').replaceAll('$2', '$4');
  const sides = [next, current].flatMap((side) => [side?.import_id ?? 0, side?.shape.periods ?? []]);
  await client.query(
    `create temp table changes on commit drop as
    select array_to_string(array_remove(coalesce(new.key, old.key), ''), ' · ') as what, old.value as "from", new.value as "to",
      case when old.key is null then 'added' when new.key is null then 'removed' else 'changed' end as change
    from (${contents}) as new full join (${oldContents}) as old on old.key = new.key
    where old.value is distinct from new.value
      and (coalesce(new.is_figure, old.is_figure) or (old.key is not null and new.key is not null))`,
    sides,
  );
  const counted = await client.query<{ change: string; count: number }>(
    `select change, count(*)::int as count from changes group by change`,
  );
  const listed = await client.query<Staged['changes'][number]>(
    `select change, what, "from", "to" from changes order by what limit ${limits.changes}`,
  );
  const count = (change: string) => counted.rows.find((row) => row.change === change)?.count ?? 0;
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    changes: listed.rows,
  };
}

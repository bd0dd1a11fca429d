import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Client } from 'pg';
import { openFile } from '../../../platform/sheets/open-file.ts';
import { lostMarketNotes, nowhere, type UsedMarket } from '../lost-markets.ts';
import type { Shape } from '../shape.ts';
import { compare, type Side } from './compare.ts';
import { gapNotes } from './gaps.ts';
import type { FileKind } from './kinds/kind.ts';
import { kinds } from './kinds/kinds.ts';
import { openClient } from './open-client.ts';
import { type ReadFile, readFile } from './read-file.ts';

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
  current: Side | null;
  /** What companies and custom reports have of the markets that the import replaces. */
  used: readonly UsedMarket[];
  createdBy: string;
}

/** Reads a file and stages its figures as an import that is not shown yet: all of it, or nothing. */
export async function stage(databaseUrl: string, request: StageRequest): Promise<Staged> {
  const file = await openFile(request.path);
  const client = await openClient(databaseUrl);
  try {
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
    read.problems.add({ ...nowhere, message: excess });
    return refused(read, []);
  }
  const importId = await insertImport(client, request, shape, read.rows);
  await own.build(client, importId, shape);
  await keepLabels(client, own, importId);
  const gaps = await gapNotes(client, own, importId, shape.periods);
  // Without this, the first queries would be planned for a table without these rows. The other columns take much
  // longer, change little, and are left to autovacuum.
  await client.query(`analyze ${own.facts} (import_id)`);
  const { kind, current } = request;
  const next = { import_id: importId, shape };
  const { changes, ...counts } = await compare(client, { kind, next, current });
  const ofTheWhole = [...completed, ...gaps].map((message) => ({ ...nowhere, message }));
  const notes = [...ofTheWhole, ...read.notes].slice(0, limits.problems);
  // As late as possible: from here on the item is locked until the commit.
  await client.query('update figure_imports set item_id = $2, notes = $3 where import_id = $1', [
    importId,
    request.itemId,
    JSON.stringify(notes),
  ]);
  return {
    importId,
    problems: [],
    problemCount: 0,
    notes: [...lostMarketNotes(request.used, shape.markets), ...notes],
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

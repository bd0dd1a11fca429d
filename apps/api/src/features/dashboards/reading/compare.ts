import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Client } from 'pg';
import type { Shape } from '../shape.ts';
import { kinds } from './kinds/kinds.ts';
import { openClient } from './open-client.ts';

/** An import that takes part in a comparison. */
export interface Side {
  import_id: number;
  shape: Shape;
}

export interface CompareRequest {
  kind: ImportKind;
  next: Side;
  current: Side | null;
}

type Staged = Answer<'stageImport'>;
export type Compared = Pick<Staged, 'changes'> & Omit<Staged['summary'], 'rows'>;

/** Compares an import that was staged before. */
export async function compareAgain(databaseUrl: string, request: CompareRequest): Promise<Compared> {
  const client = await openClient(databaseUrl);
  try {
    return await compare(client, request);
  } finally {
    await client.end();
  }
}

/** How an import differs from the current one. Needs a transaction. */
export async function compare(client: Client, { kind, next, current }: CompareRequest): Promise<Compared> {
  const { contents } = kinds[kind]('market');
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

import { addFavorite } from '../src/features/catalogue/index.ts';
import { insertRecommendation } from '../src/features/reader/index.ts';
import type { Db } from '../src/platform/postgres/postgres.ts';
import type { Access } from '../src/platform/postgres/tables.ts';
import type { Services } from '../src/wiring.ts';
import { demoFavorites } from './content/favorites.ts';
import type { DemoItem } from './content/items.ts';
import type { DemoReport } from './content/plan.ts';
import { demoRecommendations } from './content/recommendations.ts';
import { demoSubscriptions } from './content/subscriptions.ts';
import {
  findCompanyId,
  findViewerByEmail,
  type Given,
  hasFavorites,
  listEditions,
  readEnded,
} from './demo.store.ts';
import { demoActor } from './demo-actor.ts';
import { keyOf } from './editions.ts';
import type { SeedSize } from './seed.ts';

/** Looks up the id of a demo report or item; one not yet published has none, nor a market without figures. */
type IdOf = (one: DemoReport | DemoItem, market?: string) => number | undefined;

async function readIds(db: Db): Promise<IdOf> {
  const editions = await listEditions(db);
  return (one, market = '') => {
    const found = editions.get(keyOf(one));
    return found?.made && (market === '' || found.figures) ? found.item_id : undefined;
  };
}

interface Gift {
  of: DemoReport | DemoItem;
  /** Left out for the whole item. */
  market?: string;
}

/**
 * Gives every demo company its subscriptions to existing items. What staff have given since stays, and what they have
 * ended is not given back. Returns what they were given.
 */
export async function giveSubscriptions(
  db: Db,
  { subscriptions }: Services,
  size: SeedSize,
): Promise<Given[]> {
  const idOf = await readIds(db);
  const given: Given[] = [];
  for (const { company, reports, items, samples, demos } of demoSubscriptions(size)) {
    const companyId = await findCompanyId(db, company);
    if (companyId === undefined) continue;
    const hasEnded = await readEnded(db, companyId);
    const save = (kind: 'report' | DemoItem['kind'], access: Access, gifts: Gift[]) => {
      const wanted = gifts.flatMap(({ of, market: market_name = '' }) => {
        const item_id = idOf(of, market_name);
        if (item_id === undefined || hasEnded({ item_id, access, market_name })) return [];
        return { item_id, market_name };
      });
      given.push(...wanted.map((one) => ({ usergroup_id: companyId, access, ...one })));
      return subscriptions.save(demoActor, { companyId, kind, access, wanted, onlyAdds: true });
    };
    await save('report', 'full', whole(reports));
    for (const kind of ['medsku', 'pt', 'survey'] as const) {
      const own = (one: DemoItem) => one.kind === kind;
      await save(kind, 'full', whole(items.filter(own)));
      if (kind !== 'survey') await save(kind, 'demo', whole(demos.filter(own)));
    }
    await save(
      'report',
      'sample',
      samples.map(({ report, market }) => ({ of: report, market })),
    );
  }
  return given;
}

function whole(list: (DemoReport | DemoItem)[]): Gift[] {
  return list.map((of) => ({ of }));
}

/** Nobody who has chosen some already is given others. */
export async function giveFavorites(db: Db, size: SeedSize): Promise<void> {
  const idOf = await readIds(db);
  for (const { email, reports, items } of demoFavorites(size)) {
    const account = await findViewerByEmail(db, email);
    if (!account || (await hasFavorites(db, account.userId))) continue;
    for (const one of [...reports, ...items]) {
      const id = idOf(one);
      if (id !== undefined) await addFavorite(db, account.userId, 'kind' in one ? one.kind : 'reports', id);
    }
  }
}

export async function giveRecommendations(db: Db, size: SeedSize): Promise<void> {
  const idOf = await readIds(db);
  for (const { report, recommended } of demoRecommendations(size)) {
    const id = idOf(report);
    if (id === undefined) continue;
    for (const recId of recommended.flatMap((one) => idOf(one) ?? []))
      await insertRecommendation(db, id, recId);
  }
}

import { addFavorite } from '../src/features/catalogue/index.ts';
import { findAccountByEmail } from '../src/features/identity/index.ts';
import { insertRecommendation } from '../src/features/reader/index.ts';
import type { Db } from '../src/platform/postgres/postgres.ts';
import type { Services } from '../src/wiring.ts';
import { demoFavorites } from './content/favorites.ts';
import type { DemoItem } from './content/items.ts';
import type { DemoReport } from './content/plan.ts';
import { demoRecommendations } from './content/recommendations.ts';
import { demoSubscriptions } from './content/subscriptions.ts';
import { findCompanyId, listEditions } from './demo.store.ts';
import { demoActor } from './demo-actor.ts';
import { keyOf } from './editions.ts';
import type { SeedSize } from './seed.ts';

/** Looks up the id of a demo report or item; one not yet published has none. */
type IdOf = (one: DemoReport | DemoItem) => number | undefined;

async function readIds(db: Db): Promise<IdOf> {
  const editions = await listEditions(db);
  return (one) => editions.get(keyOf(one))?.item_id;
}

/** Gives every demo company its subscriptions to existing items. What staff have given since stays. */
export async function giveSubscriptions(db: Db, { subscriptions }: Services, size: SeedSize): Promise<void> {
  const idOf = await readIds(db);
  const wantedOf = (list: (DemoReport | DemoItem)[]) =>
    list.flatMap((one) => idOf(one) ?? []).map((item_id) => ({ item_id, market_name: '' }));
  for (const { company, reports, items, samples, demos } of demoSubscriptions(size)) {
    const companyId = await findCompanyId(db, company);
    const save = (
      kind: 'report' | DemoItem['kind'],
      access: 'full' | 'demo',
      list: (DemoReport | DemoItem)[],
    ) => subscriptions.save(demoActor, { companyId, kind, access, wanted: wantedOf(list), onlyAdds: true });
    await save('report', 'full', reports);
    for (const kind of ['medsku', 'pt', 'survey'] as const) {
      const own = (one: DemoItem) => one.kind === kind;
      await save(kind, 'full', items.filter(own));
      if (kind !== 'survey') await save(kind, 'demo', demos.filter(own));
    }
    const wanted = samples.flatMap(({ report, market }) => {
      const item_id = idOf(report);
      return item_id === undefined ? [] : [{ item_id, market_name: market }];
    });
    await subscriptions.save(demoActor, {
      companyId,
      kind: 'report',
      access: 'sample',
      wanted,
      onlyAdds: true,
    });
  }
}

export async function giveFavorites(db: Db, size: SeedSize): Promise<void> {
  const idOf = await readIds(db);
  for (const { email, reports, items } of demoFavorites(size)) {
    const account = await findAccountByEmail(db, email);
    if (!account) continue;
    for (const one of [...reports, ...items]) {
      const id = idOf(one);
      if (id !== undefined) await addFavorite(db, account.id, 'kind' in one ? one.kind : 'reports', id);
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

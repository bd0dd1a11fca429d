import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { isFiledUnder } from '@caliper/contract/catalogue/categories.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { NewItem } from '../../platform/postgres/tables.ts';
import { insertDataSet, insertItem, lockItem, replaceMarkets, updateItem } from './items.store.ts';

type ItemFacts = Pick<
  NewItem,
  'item_name' | 'item_year' | 'region' | 'description' | 'icon' | 'category_id' | 'sub_category_id'
>;

/** An item whose contents are figures rather than chapters. */
export interface FigureItem extends ItemFacts {
  kind: 'medsku' | 'pt' | 'survey';
  /** Whether demo data stand beside the real ones. */
  hasDemo: boolean;
}

/** What an import of figures does to the catalogue. */
export function createItems({ db }: { db: Db }) {
  return {
    create(actor: Actor, { hasDemo, ...item }: FigureItem): Promise<number> {
      if (!isFiledUnder(item.category_id, item.sub_category_id)) {
        throw new ProblemError('sub-category-unknown', { field: 'sub_category_id' });
      }
      return db.transaction().execute(async (tx) => {
        const id = await insertItem(tx, item);
        await insertDataSet(tx, id, false);
        if (hasDemo) await insertDataSet(tx, id, true);
        const subject = `${item.kind}:${id}`;
        await record(tx, { actor, action: 'item created', subject, to: { name: item.item_name } });
        return id;
      });
    },

    /** Gives a report its dashboard, over these markets. */
    async openDashboard(actor: Actor, reportId: number, kind: DashboardKind, markets: readonly string[]) {
      await db.transaction().execute(async (tx) => {
        if (!(await lockItem(tx, 'report', reportId))) throw new ProblemError('not-found');
        await insertDataSet(tx, reportId, false);
        await replaceMarkets(tx, reportId, markets);
        await updateItem(tx, reportId, { global_dashboard: true, dashboard_kind: kind });
        const subject = `report:${reportId}`;
        await record(tx, { actor, action: 'dashboard opened', subject, to: { kind, markets } });
      });
    },
  };
}

export type Items = ReturnType<typeof createItems>;

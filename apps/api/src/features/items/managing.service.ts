import { isFiledUnder } from '@caliper/contract/catalogue/categories.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import { type Db, isDuplicate, type Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { edited, type ItemDetails } from '../catalogue/index.ts';
import { findGiven, holdBookmarks, releaseBookmarks } from '../custom-reports/index.ts';
import { countReaders, countSubscribers } from '../subscriptions/index.ts';
import { applyTo, type Hooks } from './apply-change.ts';
import { type Change, differencesOf, isOtherEdition, logWords } from './changes.ts';
import { lockItems } from './managing.store.ts';
import { barred, type Chosen, outdated, problemOf, problemOfAll, type Refusal } from './refusals.ts';

type Kind = ItemRow['kind'];

interface Asked {
  kind: Kind;
  chosen: readonly Chosen[];
  change: Change;
  /** What is thrown if one of them cannot be changed. */
  refusal: (refused: ReadonlyMap<number, Refusal>) => ProblemError;
}

interface ManagingNeeds extends Hooks {
  db: Db;
}

/** What staff do with the items of all four kinds, one or several: the same rules for each of them. */
export function createManaging({ db, ...hooks }: ManagingNeeds) {
  /** All of them or none, in one transaction. Returns how many are different from before. */
  async function carryOut(actor: Actor, { kind, chosen, change, refusal }: Asked): Promise<number> {
    return db
      .transaction()
      .execute(async (tx) => {
        const ids = chosen.map(({ id }) => id);
        const found = await lockItems(tx, kind, ids);
        const items = [...found.values()];
        if (kind === 'report') await holdBookmarksFor(tx, items, change);
        const refused = new Map([...(await barred(tx, items, change)), ...outdated(chosen, found)]);
        if (refused.size > 0) throw refusal(refused);
        let changed = 0;
        for (const item of items) {
          const to = await applyTo(tx, item, change, hooks);
          if (!to) continue;
          changed += 1;
          const from = Object.fromEntries(Object.keys(to).map((name) => [name, item[name as keyof ItemRow]]));
          const subject = `${kind}:${item.item_id}`;
          await record(tx, { actor, action: logWords(kind, change.action), subject, from, to });
        }
        return changed;
      })
      .catch((error: unknown) => {
        throw isDuplicate(error, 'items_edition') ? problemOf(kind, { why: 'exists' }) : error;
      });
  }

  async function changeOne(actor: Actor, kind: Kind, id: number, change: Change): Promise<void> {
    const refusal = (refused: ReadonlyMap<number, Refusal>) =>
      problemOf(kind, refused.get(id) ?? { why: 'missing' });
    await carryOut(actor, { kind, chosen: [{ id }], change, refusal });
  }

  return {
    async edit(actor: Actor, kind: Kind, id: number, body: Body<'editReport'>): Promise<void> {
      await changeOne(actor, kind, id, { action: 'edit', to: (item) => filed(edited(item, body), item) });
    },

    setVisible: (actor: Actor, kind: Kind, id: number, visible: boolean) =>
      changeOne(actor, kind, id, { action: visible ? 'show' : 'hide' }),

    remove: (actor: Actor, kind: Kind, id: number) => changeOne(actor, kind, id, { action: 'delete' }),

    async changeAll(actor: Actor, kind: Kind, body: Body<'changeItems'>): Promise<Answer<'changeItems'>> {
      const change: Change =
        body.action === 'edit'
          ? { action: 'edit', to: (item) => filed(edited(item, body.changes), item) }
          : { action: body.action };
      return { changed: await carryOut(actor, { kind, chosen: body.items, change, refusal: problemOfAll }) };
    },

    async holders(kind: Kind, ids: readonly number[]): Promise<Answer<'itemHolders'>> {
      const subscribed = await countSubscribers(db, ids);
      return {
        ...(await countReaders(db, ids)),
        subscribed: [...subscribed].map(([id, companies]) => ({ id, companies })),
        given: kind === 'report' ? await findGiven(db, ids) : [],
      };
    },
  };
}

export type Managing = ReturnType<typeof createManaging>;

/** Custom reports are locked before any of them is changed, all at once. */
async function holdBookmarksFor(tx: Tx, items: readonly ItemRow[], change: Change): Promise<void> {
  const ids = (some: readonly ItemRow[]) => some.map(({ item_id }) => item_id);
  if (change.action === 'delete') await releaseBookmarks(tx, ids(items));
  if (change.action !== 'edit') return;
  await holdBookmarks(tx, ids(items.filter((item) => isOtherEdition(item, change.to(item)))));
}

/** Where it is filed must exist, if that changes. */
function filed(to: ItemDetails, before: ItemDetails): ItemDetails {
  const { category_id, sub_category_id } = differencesOf(before, to);
  const isMoved = category_id !== undefined || sub_category_id !== undefined;
  if (isMoved && !isFiledUnder(to.category_id, to.sub_category_id))
    throw new ProblemError('sub-category-unknown', { field: 'subCategoryId' });
  return to;
}

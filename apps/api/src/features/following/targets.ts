import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { assertKnown, type Catalogue, decideReading, holdingOf, mayOpen } from '../catalogue/index.ts';
import { listMet, type MetName } from '../vocabulary/index.ts';
import type { Target } from './follows.store.ts';

type Overview = Awaited<ReturnType<Catalogue['overview']>>;
type Asked = Body<'follow'>['target'];
type Followable = Answer<'followable'>[number];

const nowhere = { target_id: 0, query: '', category: '', region: '', name: '' };

const subCategories = categories.flatMap((one) =>
  one.subCategories.map((sub) => ({ ...sub, category: one })),
);

export const categoryOf = (id: number) => categories.find(({ categoryId }) => categoryId === id);
export const subCategoryOf = (id: number) => subCategories.find(({ subCategoryId }) => subCategoryId === id);

export function findIn({ shelves }: Overview, itemId: number) {
  return itemKinds.map((kind) => shelves[kind].byId.get(itemId)).find((item) => item);
}

/** What a viewer can follow: what they can see, and markets and companies only of what they may open. */
export function createTargets({ db, catalogue }: { db: Db; catalogue: Catalogue }) {
  /** Whether the viewer may see this name where it stands: a sample opens its own market and nothing else. */
  function mayMeet(
    viewer: Viewer,
    view: Overview,
    { item_id, kind, name, figures, tables }: MetName,
  ): boolean {
    const item = findIn(view, item_id);
    if (!item) return false;
    const holding = holdingOf(view.holdings, item_id);
    const part = { demo: false, market: kind === 'market' ? name : null };
    const opens = figures && mayOpen(viewer, item, holding, part);
    return opens || (tables && decideReading(viewer, item, holding).allowed);
  }

  async function termOf(viewer: Viewer, kind: 'market' | 'company', id: number): Promise<Target> {
    const view = await catalogue.overview(viewer);
    const met = await listMet(db, { term: id });
    const seen = met.find((one) => one.kind === kind && mayMeet(viewer, view, one));
    if (!seen) throw new ProblemError('not-found');
    return { ...nowhere, kind, target_id: seen.head_id, name: seen.name };
  }

  return {
    /** As it is stored; throws for what the viewer cannot see. */
    async find(viewer: Viewer, asked: Asked): Promise<Target> {
      if (asked.kind === 'search') {
        const { query, category = '', region = '' } = asked;
        if (category && !categories.some(({ text }) => text === category))
          throw new ProblemError('not-found');
        return { ...nowhere, kind: 'search', query: query.replace(/\s+/g, ' '), category, region };
      }
      const { kind, id } = asked;
      if (kind === 'market' || kind === 'company') return termOf(viewer, kind, id);
      if (kind === 'category' || kind === 'sub-category') {
        if (!(kind === 'category' ? categoryOf(id) : subCategoryOf(id))) throw new ProblemError('not-found');
        return { ...nowhere, kind, target_id: id };
      }
      await catalogue.find(viewer, kind, id);
      return { ...nowhere, kind: 'report', target_id: id };
    },

    /** From the page of an item: itself, where it is filed, and what it is about. */
    async about(viewer: Viewer, itemId: number): Promise<Followable[]> {
      const view = await catalogue.overview(viewer);
      const item = findIn(view, itemId);
      if (!item) throw new ProblemError('not-found');
      assertKnown(viewer, item, holdingOf(view.holdings, itemId));
      const { kind, item_name, category_id, sub_category_id } = item;
      const sub = subCategoryOf(sub_category_id);
      const met = await listMet(db, { item: itemId });
      const seen = met.filter((one) => mayMeet(viewer, view, one));
      // One of two spellings of the same in one item is enough.
      const terms = new Map(seen.toReversed().map((one) => [one.head_id, one]));
      return [
        { kind, id: itemId, name: item_name },
        { kind: 'category', id: category_id, name: categoryOf(category_id)?.text ?? '' },
        ...(sub ? [{ kind: 'sub-category', id: sub_category_id, name: sub.text } as const] : []),
        ...[...terms.values()]
          .toReversed()
          .map((one) => ({ kind: one.kind, id: one.head_id, name: one.name })),
      ];
    },
  };
}

export type Targets = ReturnType<typeof createTargets>;

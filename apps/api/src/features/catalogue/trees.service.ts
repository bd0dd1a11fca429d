import { createHash } from 'node:crypto';
import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { Tagged } from '../../http/conditional.ts';
import {
  medskuCollection,
  ptCollection,
  reportCollection,
  type Subscribers,
  surveyCollection,
  toTree,
} from './catalogue.answers.ts';
import type { Catalogue, View } from './catalogue.service.ts';
import { isListedAmongReports } from './custom-items.ts';
import type { Holdings } from './holding.ts';
import type { CatalogueItem } from './shelf.ts';

/** All items of one kind, by category. A browser that already has the current tree gets only a 304. */
export function createTrees({ catalogue }: { catalogue: Catalogue }) {
  async function tree<T>(
    viewer: Viewer,
    kind: ItemKind,
    collection: (holdings: Holdings, subscribers: Subscribers | null) => (item: CatalogueItem) => T,
    wantsCounts: boolean,
  ) {
    const scope = kind === 'report' ? 'listed' : 'none';
    // Only admins see the number of subscribers, if they ask for it; no tag covers that.
    if (wantsCounts && viewer.role === 'admin') {
      const subscribers = await catalogue.subscribers();
      const view = await catalogue.look(viewer, kind, scope);
      return toTree(itemsFor(viewer, view), collection(view.holdings, subscribers));
    }
    const view = await catalogue.look(viewer, kind, scope);
    const make = () => toTree(itemsFor(viewer, view), collection(view.holdings, null));
    return new Tagged(tagOf(viewer, kind, view), make);
  }

  return {
    reports: (viewer: Viewer, wantsCounts: boolean) => tree(viewer, 'report', reportCollection, wantsCounts),
    medsku: (viewer: Viewer, wantsCounts: boolean) => tree(viewer, 'medsku', medskuCollection, wantsCounts),
    pt: (viewer: Viewer, wantsCounts: boolean) => tree(viewer, 'pt', ptCollection, wantsCounts),
    survey: (viewer: Viewer, wantsCounts: boolean) => tree(viewer, 'survey', surveyCollection, wantsCounts),
  };
}

export type Trees = ReturnType<typeof createTrees>;

/** Only admins see hidden items. MedCore reports come after the others. */
function itemsFor(viewer: Viewer, { shelf, custom }: View): Iterable<CatalogueItem> {
  const items = viewer.role === 'admin' ? shelf.byId.values() : shelf.shown.items;
  return [...items, ...custom.filter((item) => item.visible && isListedAmongReports(item))];
}

/** Increase when the shape of the tree changes, so that no browser keeps an old one. */
const shape = 2;

/** Everything the tree depends on: the catalogue, whether hidden items are shown, and what the company has. */
function tagOf(viewer: Viewer, kind: ItemKind, { version, holdings, custom }: View): string {
  const has = [...holdings].sort(([a], [b]) => a - b);
  const medcore = custom.filter(isListedAmongReports);
  const parts = JSON.stringify([shape, kind, version, viewer.role === 'admin', has, medcore]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 27);
}

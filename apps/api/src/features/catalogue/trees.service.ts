import { createHash } from 'node:crypto';
import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { Tagged } from '../../http/conditional.ts';
import {
  medskuCollection,
  ptCollection,
  reportCollection,
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
    collection: (holdings: Holdings) => (item: CatalogueItem) => T,
  ) {
    const view = await catalogue.look(viewer, kind, kind === 'report' ? 'listed' : 'none');
    const make = () => toTree(itemsFor(viewer, view), collection(view.holdings));
    return new Tagged(tagOf(viewer, kind, view), make);
  }

  /** With the number of subscribers, which no tag covers. */
  async function countedReports(viewer: Viewer) {
    const subscribers = await catalogue.subscribers();
    const view = await catalogue.look(viewer, 'report', 'listed');
    return toTree(itemsFor(viewer, view), reportCollection(subscribers)(view.holdings));
  }

  return {
    /** Only admins see the number of subscribers, if they ask for it. */
    reports: (viewer: Viewer, wantsCounts: boolean) =>
      wantsCounts && viewer.role === 'admin'
        ? countedReports(viewer)
        : tree(viewer, 'report', reportCollection(null)),
    medsku: (viewer: Viewer) => tree(viewer, 'medsku', medskuCollection),
    pt: (viewer: Viewer) => tree(viewer, 'pt', ptCollection),
    survey: (viewer: Viewer) => tree(viewer, 'survey', surveyCollection),
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

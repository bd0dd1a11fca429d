import { createHash } from 'node:crypto';
import { catalogueEndpoints } from '@caliper/contract/catalogue/catalogue.endpoints.ts';
import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { Tagged } from '../../http/conditional.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import {
  medskuCollection,
  ptCollection,
  reportCollection,
  surveyCollection,
  toTree,
} from './catalogue.answers.ts';
import type { Catalogue, View } from './catalogue.service.ts';
import { isCurated } from './custom-items.ts';
import type { Holdings } from './holding.ts';
import type { CatalogueItem } from './shelf.ts';

export function catalogueRoutes(catalogue: Catalogue): Route[] {
  /** All items of one kind. A browser that already has the current tree gets only a 304. */
  async function tree<T>(
    viewer: Viewer,
    kind: ItemKind,
    collection: (holdings: Holdings) => (item: CatalogueItem) => T,
  ) {
    const view = await catalogue.look(viewer, kind, kind === 'report' ? 'curated' : 'none');
    const make = () => toTree(itemsFor(viewer, view), collection(view.holdings));
    return new Tagged(tagOf(viewer, kind, view), make);
  }

  return routes(catalogueEndpoints, {
    cataloguePage: ({ viewer, query }) => catalogue.page(viewer, query),
    catalogs: async ({ viewer, query }) => {
      const counts = query.subscriberCount !== undefined && viewer.role === 'admin';
      if (!counts) return tree(viewer, 'report', reportCollection(null));
      const subscribers = await catalogue.subscribers();
      const view = await catalogue.look(viewer, 'report', 'curated');
      return toTree(itemsFor(viewer, view), reportCollection(subscribers)(view.holdings));
    },
    medskuCatalogs: ({ viewer }) => tree(viewer, 'medsku', medskuCollection),
    ptCatalogs: ({ viewer }) => tree(viewer, 'pt', ptCollection),
    surveyCatalogs: ({ viewer }) => tree(viewer, 'survey', surveyCollection),
    addFavorite: ({ viewer, params }) => catalogue.favor(viewer, params.kind, params.id),
    removeFavorite: ({ viewer, params }) => catalogue.disfavor(viewer, params.kind, params.id),
    reportInfo: ({ viewer, params }) => catalogue.info(viewer, params.id),
    reportMarkets: ({ viewer, params }) => catalogue.markets(viewer, params.report_id),
  });
}

/** Only admins see hidden items. Curated reports come after the others. */
function itemsFor(viewer: Viewer, { shelf, custom }: View): Iterable<CatalogueItem> {
  const items = viewer.role === 'admin' ? shelf.byId.values() : shelf.shown.items;
  return [...items, ...custom.filter((item) => item.visible && isCurated(item))];
}

/** Increase when the shape of the tree changes, so that no browser keeps an old one. */
const shape = 2;

/** Everything the tree depends on: the catalogue, whether hidden items are shown, and what the company has. */
function tagOf(viewer: Viewer, kind: ItemKind, { version, holdings, custom }: View): string {
  const has = [...holdings].sort(([a], [b]) => a - b);
  const curated = custom.filter(isCurated);
  const parts = JSON.stringify([shape, kind, version, viewer.role === 'admin', has, curated]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 27);
}

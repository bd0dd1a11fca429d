import { createHash } from 'node:crypto';
import { catalogueEndpoints } from '@caliper/contract/catalogue/catalogue.endpoints.ts';
import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import { sendUnlessKnown } from '../../http/conditional.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Catalogue, View } from './catalogue.service.ts';
import {
  medskuCollection,
  ptCollection,
  reportCollection,
  surveyCollection,
  toTree,
} from './catalogue.wire.ts';
import type { Holdings } from './holding.ts';
import type { CatalogueItem } from './shelf.ts';

interface Asked {
  viewer: Viewer;
  headers: Record<string, string | string[] | undefined>;
}

export function catalogueRoutes(catalogue: Catalogue): Route[] {
  /** The whole of one kind. A browser that has it already is told so and gets nothing more. */
  async function sendTree<T>(
    { viewer, headers }: Asked,
    reply: FastifyReply,
    kind: ItemKind,
    collection: (holdings: Holdings) => (item: CatalogueItem) => T,
  ) {
    const view = await catalogue.look(viewer, kind);
    const make = () => toTree(itemsFor(viewer, view), collection(view.holdings));
    return sendUnlessKnown(headers, reply, tagOf(viewer, kind, view), make);
  }

  return routes(catalogueEndpoints, {
    cataloguePage: ({ viewer, query }) => catalogue.page(viewer, query),
    catalogs: async ({ viewer, headers, query }, reply) => {
      const counts = query.subscriberCount !== undefined && viewer.role === 'admin';
      if (!counts) return sendTree({ viewer, headers }, reply, 'report', reportCollection(null));
      const subscribers = await catalogue.subscribers();
      const view = await catalogue.look(viewer, 'report');
      return toTree(itemsFor(viewer, view), reportCollection(subscribers)(view.holdings));
    },
    medskuCatalogs: (asked, reply) => sendTree(asked, reply, 'medsku', medskuCollection),
    ptCatalogs: (asked, reply) => sendTree(asked, reply, 'pt', ptCollection),
    surveyCatalogs: (asked, reply) => sendTree(asked, reply, 'survey', surveyCollection),
    addFavorite: ({ viewer, params }) => catalogue.favor(viewer, params.kind, params.id),
    removeFavorite: ({ viewer, params }) => catalogue.disfavor(viewer, params.kind, params.id),
    reportInfo: ({ viewer, params }) => catalogue.info(viewer, params.id),
    reportMarkets: ({ viewer, params }) => catalogue.markets(viewer, params.report_id),
  });
}

/** Only an admin learns of what is hidden. */
function itemsFor(viewer: Viewer, { shelf }: View): Iterable<CatalogueItem> {
  return viewer.role === 'admin' ? shelf.byId.values() : shelf.shown.items;
}

/** Everything that the tree depends on: the catalogue, whether hidden items show, and what the company has. */
function tagOf(viewer: Viewer, kind: ItemKind, { version, holdings }: View): string {
  const has = [...holdings].sort(([a], [b]) => a - b);
  const parts = JSON.stringify([kind, version, viewer.role === 'admin', has]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 27);
}

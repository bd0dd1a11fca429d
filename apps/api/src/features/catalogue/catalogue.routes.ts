import { catalogueEndpoints } from '@caliper/contract/catalogue/catalogue.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Catalogue } from './catalogue.service.ts';
import type { Trees } from './trees.service.ts';

export function catalogueRoutes(catalogue: Catalogue, trees: Trees): Route[] {
  return routes(
    catalogueEndpoints,
    {
      cataloguePage: ({ viewer, query }) => catalogue.page(viewer, query),
      demoProgress: () => catalogue.demoProgress(),
      catalogs: ({ viewer, query }) => trees.reports(viewer, wantsCounts(query)),
      medskuCatalogs: ({ viewer, query }) => trees.medsku(viewer, wantsCounts(query)),
      ptCatalogs: ({ viewer, query }) => trees.pt(viewer, wantsCounts(query)),
      surveyCatalogs: ({ viewer, query }) => trees.survey(viewer, wantsCounts(query)),
      addFavorite: ({ viewer, params }) => catalogue.favor(viewer, params.kind, params.id),
      removeFavorite: ({ viewer, params }) => catalogue.disfavor(viewer, params.kind, params.id),
      reportInfo: ({ viewer, params }) => catalogue.info(viewer, params.id),
      reportMarkets: ({ viewer, params }) => catalogue.markets(viewer, params.report_id),
    },
    ['cataloguePage'],
  );
}

const wantsCounts = ({ subscriberCount }: { subscriberCount?: string | undefined }) =>
  subscriberCount !== undefined;

import type { Route } from '../../http/endpoints.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { type Catalogue, createCatalogue } from './catalogue.service.ts';
import { createShelves } from './shelves.ts';

export function wireCatalogue(db: Db): {
  catalogue: Catalogue;
  routes: Route[];
} {
  const catalogue = createCatalogue({ db, shelvesSince: createShelves(db) });
  return { catalogue, routes: catalogueRoutes(catalogue) };
}

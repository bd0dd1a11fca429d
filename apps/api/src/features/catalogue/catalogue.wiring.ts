import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { type Catalogue, createCatalogue } from './catalogue.service.ts';
import { createShelves } from './shelves.ts';
import { createTrees } from './trees.service.ts';

interface WiredCatalogue extends Feature {
  services: { catalogue: Catalogue };
}

export function wireCatalogue({ db }: { db: Db }): WiredCatalogue {
  const catalogue = createCatalogue({ db, shelvesSince: createShelves(db) });
  return { services: { catalogue }, routes: catalogueRoutes(catalogue, createTrees({ catalogue })) };
}

import type { Feature } from '../../http/feature.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { type Catalogue, createCatalogue } from './catalogue.service.ts';
import { createTrees } from './trees.service.ts';

interface CatalogueNeeds {
  db: Db;
  prepared: Db;
  freshness: Freshness;
}

interface WiredCatalogue extends Feature {
  services: { catalogue: Catalogue };
}

export function wireCatalogue({ db, prepared, freshness }: CatalogueNeeds): WiredCatalogue {
  const catalogue = createCatalogue({ db, prepared, freshness });
  return { services: { catalogue }, routes: catalogueRoutes(catalogue, createTrees({ catalogue })) };
}

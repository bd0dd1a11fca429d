import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { clientsRoutes } from './clients.routes.ts';
import { createClients } from './clients.service.ts';

export function wireClients({ db }: { db: Db }): Feature {
  return { routes: clientsRoutes(createClients({ db })) };
}

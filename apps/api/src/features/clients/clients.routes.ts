import { clientsEndpoints } from '@caliper/contract/clients/clients.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Clients } from './clients.service.ts';

export function clientsRoutes(clients: Clients): Route[] {
  return routes(clientsEndpoints, {
    clients: ({ viewer, query }) => clients.list(viewer, query),
    clientsFile: ({ viewer, query }) => clients.file(viewer, query),
    clientOwners: () => clients.owners(),
    clientHistory: ({ params, query }) => clients.history(params.id, query.before),
  });
}

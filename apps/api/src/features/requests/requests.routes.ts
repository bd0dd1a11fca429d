import { requestsEndpoints } from '@caliper/contract/requests/requests.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Requests } from './requests.service.ts';

export function requestsRoutes(requests: Requests): Route[] {
  return routes(requestsEndpoints, {
    contactUs: async ({ body, viewer, origin }) => {
      await requests.send(body, viewer, origin);
      return undefined;
    },
  });
}

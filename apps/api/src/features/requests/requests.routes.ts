import { requestsEndpoints } from '@caliper/contract/requests/requests.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Requests } from './requests.service.ts';

export function requestsRoutes(requests: Requests): Route[] {
  return routes(requestsEndpoints, {
    contactUs: ({ viewer, body, origin }) => requests.send(viewer, body, origin),
    openRequests: ({ viewer }) => requests.open(viewer),
  });
}

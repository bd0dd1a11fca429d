import type { Feature } from '../../http/feature.ts';
import { requestsRoutes } from './requests.routes.ts';
import { createRequests, type RequestsNeeds } from './requests.service.ts';

export function wireRequests(needs: RequestsNeeds): Feature {
  return { routes: requestsRoutes(createRequests(needs)) };
}

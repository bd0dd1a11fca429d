import { homeEndpoints } from '@caliper/contract/home/home.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { HomeService } from './home.service.ts';

export function homeRoutes(home: HomeService): Route[] {
  return routes(homeEndpoints, {
    home: ({ viewer }) => home.show(viewer),
    dismissFirstSteps: ({ viewer }) => home.dismissFirstSteps(viewer),
  });
}

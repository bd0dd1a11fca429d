import type { Feature } from '../../http/feature.ts';
import { homeRoutes } from './home.routes.ts';
import { createHome, type HomeNeeds } from './home.service.ts';

export function wireHome(needs: HomeNeeds): Feature {
  return { routes: homeRoutes(createHome(needs)) };
}

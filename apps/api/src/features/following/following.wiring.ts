import type { Feature } from '../../http/feature.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { ContentNews } from '../notifications/index.ts';
import { createFinder } from './finder.ts';
import { followingRoutes } from './following.routes.ts';
import { createFollowing, type Following } from './following.service.ts';

interface FollowingNeeds {
  db: Db;
  outbox: Outbox;
  catalogue: Catalogue;
  news: ContentNews;
  logFailure: (error: unknown) => void;
}

export function wireFollowing(needs: FollowingNeeds): Feature & { services: { following: Following } } {
  const following = createFollowing(needs);
  const { start, stop } = createFinder(needs);
  return { routes: followingRoutes(following), services: { following }, start, stop };
}

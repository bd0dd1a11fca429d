import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { createMany } from './many.service.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.service.ts';

interface WiredSubscriptions extends Feature {
  services: { subscriptions: Subscriptions };
}

export function wireSubscriptions({ db }: { db: Db }): WiredSubscriptions {
  const subscriptions = createSubscriptions({ db });
  return { services: { subscriptions }, routes: subscriptionsRoutes(subscriptions, createMany({ db })) };
}

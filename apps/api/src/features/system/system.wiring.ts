import type { Feature } from '../../http/feature.ts';
import { newestMessages } from '../../platform/outbox/outbox.store.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { systemJobs } from './system.jobs.ts';
import { type SystemParts, systemRoutes } from './system.routes.ts';

type SystemNeeds = Omit<SystemParts, 'localOutbox'> & { db: Db };

export function wireSystem({ db, config, limits, logFailure }: SystemNeeds): Feature {
  const localOutbox = config.localOutbox ? () => newestMessages(db, 50) : null;
  return { routes: systemRoutes({ config, limits, logFailure, localOutbox }), jobs: systemJobs(db) };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../../http/feature.ts';
import { createSealing } from '../../platform/audit/sealing.ts';
import { type WatchNeeds, watchJob } from './audit.jobs.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditLog } from './audit.service.ts';

export function wireAudit(needs: WatchNeeds & { log: FastifyBaseLogger }): Feature {
  const { db, log } = needs;
  const sealing = createSealing({
    db,
    logFailure: (error) =>
      log.warn({ err: error }, 'entries of the audit log could not be given their places'),
  });
  return {
    routes: auditRoutes(createAuditLog({ db })),
    jobs: [watchJob(needs)],
    start: sealing.start,
    stop: sealing.stop,
  };
}

import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { sweepEmbedded } from './embed.store.ts';
import { sweepImports } from './imports.store.ts';

export function dashboardsJobs(db: Db): Job[] {
  return [
    {
      name: 'dashboards-sweep',
      schedule: '*/10 * * * *',
      async run() {
        await sweepEmbedded(db);
        await sweepImports(db);
      },
    },
  ];
}

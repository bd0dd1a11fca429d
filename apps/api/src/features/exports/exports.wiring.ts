import type { Feature } from '../../http/feature.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { RecordUsage } from '../usage/index.ts';
import { createExporting, type Exporting } from './exporting.service.ts';
import { sweepMade } from './exports.store.ts';

interface ExportsNeeds {
  db: Db;
  clock: Clock;
  recordUsage: RecordUsage;
}

interface WiredExports extends Feature {
  services: { exporting: Exporting };
}

export function wireExports(needs: ExportsNeeds): WiredExports {
  return {
    services: { exporting: createExporting(needs) },
    routes: [],
    jobs: [{ name: 'exports-sweep', schedule: '53 3 * * *', run: () => sweepMade(needs.db) }],
  };
}

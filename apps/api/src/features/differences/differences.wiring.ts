import type { Feature } from '../../http/feature.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Exporting } from '../exports/index.ts';
import { createComparing } from '../reports/index.ts';
import { differencesRoutes } from './differences.routes.ts';
import { createDifferences } from './differences.service.ts';
import { createMaking } from './making.ts';
import { createWorkbooks } from './workbook/workbooks.ts';

interface DifferencesNeeds {
  db: Db;
  catalogue: Catalogue;
  clock: Clock;
  productName: string;
  exporting: Exporting;
  logFailure: (error: unknown) => void;
}

export function wireDifferences(needs: DifferencesNeeds): Feature {
  const { db, logFailure } = needs;
  // Its own thread: what readers ask for does not make staff wait who publish.
  const comparing = createComparing({ onFailure: logFailure });
  const workbooks = createWorkbooks({ onFailure: logFailure });
  const making = createMaking({ db, comparing, logFailure });
  return {
    routes: differencesRoutes(createDifferences({ ...needs, making, workbooks })),
    jobs: [{ name: 'differences', schedule: '* * * * *', run: making.makeMissing }],
    async stop() {
      await Promise.all([comparing.stop(), workbooks.stop()]);
    },
  };
}

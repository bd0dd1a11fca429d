import { usageEndpoints } from '@caliper/contract/usage/usage.endpoints.ts';
import { Download } from '../../http/download.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { RecordUsage } from './recorder.ts';
import type { TeamNames } from './team-names.service.ts';
import type { TeamUsage } from './team-usage.service.ts';
import { teamUsageCsv } from './team-usage-csv.ts';

interface UsageServices {
  teamUsage: TeamUsage;
  teamNames: TeamNames;
  productName: string;
  recordUsage: RecordUsage;
}

export function usageRoutes({ teamUsage, teamNames, productName, recordUsage }: UsageServices): Route[] {
  return routes(usageEndpoints, {
    async noteUpgrade({ viewer, body }) {
      await teamUsage.assertKnown(viewer, body.id);
      recordUsage(viewer, { kind: 'asked', itemId: body.id, detail: 'upgrade' });
    },
    teamUsage: ({ viewer, query }) => teamUsage.show(viewer, query.range),
    async teamUsagePdf({ viewer, query }) {
      const answer = await teamUsage.show(viewer, query.range);
      // Loaded when it is first needed: few ever ask for it.
      const { teamUsagePdf } = await import('./team-usage-pdf.ts');
      return new Download(`team-usage-${answer.to}.pdf`, await teamUsagePdf(answer, productName));
    },
    async teamUsageCsv({ viewer, query }) {
      const answer = await teamUsage.whole(viewer, query.range);
      return new Download(`team-usage-${answer.to}.csv`, Buffer.from(teamUsageCsv(answer)));
    },
    usageNames: ({ viewer }) => teamNames.find(viewer),
    switchUsageNames: ({ viewer, body, origin }) => teamNames.change(viewer, body, origin),
    tellTeam: ({ viewer, body }) => teamUsage.tell(viewer, body),
  });
}

import { Button } from '@caliper/ui/button.tsx';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import { closeDialog, showDialog } from '../dialog-host.tsx';

/** What the dashboard of a custom report shows. */
export function DashboardSettings({ report }: { report: CustomReport }) {
  if (!report.can.chooseMarkets) return null;
  const load = async () => {
    const { MarketsDialog } = await import('./markets-dialog.tsx');
    return <MarketsDialog report={report} onClose={closeDialog} />;
  };
  return (
    <Button icon="chart" aria-haspopup="dialog" onClick={() => showDialog('settings', load)}>
      Dashboard Settings
    </Button>
  );
}

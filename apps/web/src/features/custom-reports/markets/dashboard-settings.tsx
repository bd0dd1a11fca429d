import { Button } from '@caliper/ui/actions/button.tsx';
import type { CustomReport } from '../custom-reports.queries.ts';
import { showDialog } from '../dialog-host.tsx';

/** What the dashboard of a custom report shows. */
export function DashboardSettings({ report }: { report: CustomReport }) {
  if (!report.can.chooseMarkets) return null;
  const load = async (close: () => void) => {
    const { MarketsDialog } = await import('./markets-dialog.tsx');
    return <MarketsDialog report={report} onClose={close} />;
  };
  return (
    <Button
      icon="list"
      title="Dashboard Settings"
      aria-haspopup="dialog"
      onClick={() => showDialog('settings', load)}
    >
      Dashboard Settings
    </Button>
  );
}

import { Button } from '@caliper/ui/button.tsx';
import { lazy } from 'react';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import { closeDialog, showDialog } from '../dialog-host.tsx';

const MarketsDialog = lazy(async () => ({
  default: (await import('./markets-dialog.tsx')).MarketsDialog,
}));

/** What the dashboard of a custom report shows. */
export function DashboardSettings({ report }: { report: CustomReport }) {
  if (!report.can.chooseMarkets) return null;
  const open = () => showDialog('settings', <MarketsDialog report={report} onClose={closeDialog} />);
  return (
    <Button icon="chart" aria-haspopup="dialog" onClick={open}>
      Dashboard Settings
    </Button>
  );
}

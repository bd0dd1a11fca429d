import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { partQuery } from '../../../lib/loading/load-part.ts';
import { dismissNotification, notify } from '../../../lib/notifications.ts';
import { usePageOffers } from '../../../lib/page-offers.ts';
import { useClientState } from '../../../lib/remembered/client-state.ts';
import { useSession } from '../../../lib/session/session.ts';
import { FollowItemButton } from '../../following/index.ts';
import { startRecommending } from '../../reports/index.ts';
import type { ReportMeta } from '../report.queries.ts';
import { DashboardLink } from './dashboard-link.tsx';
import classes from './reading-tools.module.css';

interface ReportToolsProps {
  meta: ReportMeta;
  /** False if the page shows it elsewhere. */
  dashboard?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** Actions for a report as a whole. */
export function ReportTools({ meta, dashboard = true, children }: ReportToolsProps) {
  const isAdmin = useSession()?.user.role === 'admin';
  return (
    <div className={classes.tools}>
      {dashboard && <DashboardLink meta={meta} />}
      {children}
      <FollowItemButton itemId={meta.report_id} />
      {meta.can.refresh && <UpdateReport reportId={meta.report_id} />}
      {isAdmin && <Recommending meta={meta} />}
    </div>
  );
}

/** Processes the report's package again. The page keeps its content until it is reloaded. */
function UpdateReport({ reportId }: { reportId: number }) {
  const { mutate, isPending } = useSingleMutation({ mutationFn: updateReport });
  usePageOffers({ actions: [{ icon: 'reload', words: 'Update Report', run: () => mutate(reportId) }] });
  return (
    <Button
      variant="quiet"
      icon="reload"
      title="Update Report"
      busy={isPending}
      onClick={() => mutate(reportId)}
    >
      Update Report
    </Button>
  );
}

async function updateReport(reportId: number): Promise<void> {
  const updating = notify({ message: readerTexts.updating, variant: 'primary', stay: true, here: true });
  try {
    await call('refreshReport', { params: { report_id: reportId } }, { isSlow: true });
    notify({
      message: readerTexts.updated,
      variant: 'success',
      action: { label: 'Refresh', run: () => location.reload() },
    });
  } finally {
    dismissNotification(updating);
  }
}

/** Loaded only for admins who are choosing recommendations. */
const toggleQuery = partQuery('recommend-toggle', () => import('../recommending/recommend-toggle.tsx'));

/** Starts choosing recommendations for this report; while that is under way, adds other reports to them. */
function Recommending({ meta }: { meta: ReportMeta }) {
  const target = useClientState((state) => state.admin.recommending);
  const { data: part } = useQuery({ ...toggleQuery, enabled: target !== null });
  if (target) return part && <part.RecommendToggle meta={meta} target={target} />;
  return (
    <Button variant="quiet" icon="plus" title="Recommend with …" onClick={() => startRecommending(meta)}>
      Recommend with …
    </Button>
  );
}

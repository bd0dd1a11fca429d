import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { usePageInAddress } from '../../lib/navigation/use-choice-in-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { FailedKinds } from './failed-kinds.tsx';
import { currentOrders, OrderTable, pastOrders } from './order-table.tsx';
import { useCompanySubscriptions } from './subscriptions.queries.ts';

/** Open to an expired company too, which then finds everything it had in the history. */
export function MyOrdersPage() {
  const companyId = useSession()?.usergroupData.id;
  return (
    <>
      <h1>My Orders</h1>
      {companyId !== undefined && <MyOrders companyId={companyId} />}
    </>
  );
}

function MyOrders({ companyId }: { companyId: number }) {
  const { active, expired, isLoading, failed, retry } = useCompanySubscriptions(companyId);
  const current = usePageInAddress('page');
  const history = usePageInAddress('history');
  if (isLoading) return <SkeletonRows />;
  return (
    <>
      <FailedKinds kinds={failed} onRetry={retry} />
      <section className="part pt24" aria-labelledby="current-orders">
        <h2 id="current-orders">Currently Subscribed Reports</h2>
        {active.length > 0 ? (
          <OrderTable label="Currently Subscribed Reports" orders={currentOrders(active)} {...current} />
        ) : (
          failed.length === 0 && <NothingCurrent />
        )}
      </section>
      <section className="part" aria-labelledby="order-history">
        <h2 id="order-history">Order History</h2>
        {expired.length > 0 ? (
          <OrderTable label="Order History" orders={pastOrders(expired)} isPast {...history} />
        ) : (
          failed.length === 0 && <p className="quiet">No subscriptions have ended yet.</p>
        )}
      </section>
    </>
  );
}

function NothingCurrent() {
  const end = useSession()?.usergroupData.expiry;
  if (end && end * 1000 <= Date.now()) {
    return (
      <p className="quiet">
        Your subscription has expired. Everything your company had is listed in the order history until you
        renew.
      </p>
    );
  }
  return (
    <EmptyState
      title="You are not subscribed to any reports"
      action={
        <Link {...buttonLook()} to={paths.allReports}>
          Browse All Reports
        </Link>
      }
    >
      <p>Your company's subscriptions appear here.</p>
    </EmptyState>
  );
}

import { useSession } from '../../lib/session/session.ts';
import { MyOrders } from './my-orders.tsx';

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

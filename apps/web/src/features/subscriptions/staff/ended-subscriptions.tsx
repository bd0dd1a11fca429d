import { useState } from 'react';
import { OrderTable } from '../order-table.tsx';
import { pastOrders } from '../orders.ts';
import type { SubscriptionEntry } from '../subscription-entry.ts';
import classes from './subscription-editor.module.css';

/** The company's ended subscriptions of all kinds. */
export function EndedSubscriptions({ entries }: { entries: readonly SubscriptionEntry[] }) {
  const [page, setPage] = useState(1);
  if (entries.length === 0) return null;
  return (
    <section className={classes.ended} aria-labelledby="ended">
      <h2 id="ended">Expired</h2>
      <OrderTable label="Expired" orders={pastOrders(entries)} isPast page={page} onPage={setPage} />
    </section>
  );
}

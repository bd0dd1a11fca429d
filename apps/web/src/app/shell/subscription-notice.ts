import { subscription } from '@caliper/contract/limits.ts';
import { daysUntil } from '../../lib/format.ts';

interface SubscriptionNotice {
  tone: 'warn' | 'bad';
  text: string;
}

/** The banner's notice for an expiry in epoch seconds; null while it is far away or there is none. */
export function subscriptionNotice(expiry: number | null, now: number): SubscriptionNotice | null {
  if (expiry === null) return null;
  if (expiry <= now) return { tone: 'bad', text: 'Your subscription has expired!' };
  const days = daysUntil(expiry, now);
  if (days > subscription.bannerDays) return null;
  const text = days === 1 ? 'Subscription expiring in 1 day!' : `Subscription expiring in ${days} days`;
  return { tone: 'warn', text };
}

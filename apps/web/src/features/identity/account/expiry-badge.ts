import { subscription } from '@caliper/contract/limits.ts';
import { daysUntil } from '../../../lib/format.ts';

interface ExpiryBadge {
  tone: 'plain' | 'warn' | 'bad';
  text: string;
}

/** How much longer a subscription runs; `expiry` is in epoch seconds. */
export function expiryBadge(expiry: number, now: number): ExpiryBadge {
  if (expiry <= now) return { tone: 'bad', text: 'expired' };
  const days = daysUntil(expiry, now);
  return { tone: toneAt(days), text: days === 1 ? '1 day left' : `${days} days left` };
}

function toneAt(days: number): ExpiryBadge['tone'] {
  if (days <= subscription.badgeDays) return 'bad';
  return days <= subscription.bannerDays ? 'warn' : 'plain';
}

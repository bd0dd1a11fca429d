import { subscription } from '@caliper/contract/limits.ts';
import { daysUntil } from '../../lib/format.ts';

/** How far a license is from its end, as a tag beside the date. */
export function endTag(expiry: number, now?: number): { tone: 'bad' | 'warn' | 'plain'; words: string } {
  const days = daysUntil(expiry, now);
  const words = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  if (days < 0) return { tone: 'bad', words: `${words} ago` };
  if (days <= subscription.badgeDays) return { tone: 'bad', words };
  return { tone: days <= subscription.bannerDays ? 'warn' : 'plain', words };
}

/** Heights of small bars, in parts of the highest; a month without anything has none. */
export function barHeights(months: readonly number[]): number[] {
  const most = Math.max(1, ...months);
  return months.map((reads) => reads / most);
}

import { type Rhythm, rhythms } from '@caliper/contract/following/following.values.ts';
import { kindOf, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';

/**
 * Why a person was told: as a customer or because they are meant; because they follow where it is filed; or for what it
 * contains.
 */
export type Why = 'right' | 'follow' | 'content';

interface Told {
  kind: NotificationKind;
  why: Why;
  /** The rhythms of what they follow that it is about. */
  followed: readonly Rhythm[];
  /** What they chose for its kind. */
  chosen: Rhythm | null;
}

/**
 * When a person wants a mail of it. What they follow has its own rhythm, and if they follow it in several ways the
 * soonest counts; their choice for the kind is for what they do not follow.
 */
export function rhythmOf({ kind, why, followed, chosen }: Told): Rhythm {
  const soonest = rhythms.find((rhythm) => followed.includes(rhythm));
  if (soonest) return soonest;
  return why === 'right' ? (chosen ?? kindOf(kind).mail) : 'off';
}

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
  /** The rhythms of the follows of the item and of where it is filed. */
  filed: readonly Rhythm[];
  /** The rhythms of the follows of what it contains. */
  content: readonly Rhythm[];
  /** What they chose for its kind. */
  chosen: Rhythm | null;
}

/**
 * When a person wants a mail of it. An item that they follow has its own rhythm, and their choice for the kind is for
 * items that they do not follow. What they follow that is in it can only bring the mail sooner. If there are several, the
 * soonest counts.
 */
export function rhythmOf({ kind, why, filed, content, chosen }: Told): Rhythm {
  const unfollowed = why === 'right' ? (chosen ?? kindOf(kind).mail) : 'off';
  return soonest([...content, soonest(filed) ?? unfollowed]) ?? 'off';
}

function soonest(some: readonly Rhythm[]): Rhythm | undefined {
  return rhythms.find((rhythm) => some.includes(rhythm));
}

export function isSooner(one: Rhythm, other: Rhythm): boolean {
  return rhythms.indexOf(one) < rhythms.indexOf(other);
}

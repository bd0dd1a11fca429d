import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { FollowKind, Rhythm } from '@caliper/contract/following/following.values.ts';
import type { NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import { kindOf } from '@caliper/contract/notifications/notifications.kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Why } from './rhythm.ts';

/** Something that a person follows, as far as its name does not depend on what they may see. */
export interface Followed {
  follow_id: number;
  kind: FollowKind;
  target_id: number;
  rhythm: Rhythm;
  /** Of a market or company. */
  name: string;
  /** Of a search. */
  query: string;
}

/** What a notification's person follows that it is about, as long as they do. */
export function followedIn(notificationId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('follow_id', f.follow_id, 'kind', f.kind,
      'target_id', f.target_id, 'rhythm', f.rhythm, 'name', f.name, 'query', f.query) order by f.follow_id), '[]')
    from notification_follows join follows as f using (follow_id) where notification_id = ${notificationId})`;
}

/** Whether it is followed for what reports contain, which only those learn who may read them. */
export function isContent(kind: FollowKind): boolean {
  return kind === 'market' || kind === 'company' || kind === 'search';
}

/** The rhythms of these, by what they are followed for. */
export function rhythmsOf(followed: readonly Followed[]): { filed: Rhythm[]; content: Rhythm[] } {
  const { filed = [], content = [] } = Object.groupBy(followed, ({ kind }) =>
    isContent(kind) ? 'content' : 'filed',
  );
  const rhythmsIn = (some: readonly Followed[]) => some.map(({ rhythm }) => rhythm);
  return { filed: rhythmsIn(filed), content: rhythmsIn(content) };
}

/** Empty for a report, whose title stands there anyway. */
export function nameOf({ kind, target_id, name, query }: Followed): string {
  if (kind === 'search') return `“${query}”`;
  if (kind === 'category') return categories.find(({ categoryId }) => categoryId === target_id)?.text ?? '';
  if (kind === 'sub-category') {
    const all = categories.flatMap(({ subCategories }) => subCategories);
    return all.find(({ subCategoryId }) => subCategoryId === target_id)?.text ?? '';
  }
  return kind === 'report' ? '' : name;
}

interface Beside {
  kind: NotificationKind;
  why: Why;
  followed: readonly Followed[];
}

/** What can be named beside a notification: beside a mere title nothing tells what its report contains. */
export function sayable({ kind, why, followed }: Beside): Followed[] {
  const isTitle = kindOf(kind).about === 'title' && why !== 'content';
  return followed.filter((one) => !(isTitle && isContent(one.kind)));
}

export function namesBeside(row: Beside): string[] {
  return sayable(row).flatMap((one) => nameOf(one) || []);
}

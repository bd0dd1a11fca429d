import type { Answer } from '@caliper/contract/endpoints.ts';
import { inbox as limits } from '@caliper/contract/limits.ts';
import { kindOf } from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Viewer } from '../../access/viewer.ts';
import { Tagged } from '../../http/conditional.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { namesBeside } from './followed.ts';
import { findRow, type InboxRow, listRows, listUnread, markRead } from './inbox.store.ts';
import type { Shown, ShowTo } from './subjects.ts';

type Page = Answer<'notifications'>;

/** Rows looked at in one step, and the most steps for one page: what a person lost may be most of what there is. */
const step = 100;
const mostSteps = 10;

/** What a person was told, as far as they may see at this moment what it is about. */
export function createInbox({ db, showTo }: { db: Db; showTo: ShowTo }) {
  async function countUnread(viewer: Viewer): Promise<number> {
    const seen = await showTo(viewer, await listUnread(db, viewer.userId));
    return seen.reduce((sum, { count }) => sum + count, 0);
  }

  async function page({
    viewer,
    before,
    count,
  }: {
    viewer: Viewer;
    before?: number | undefined;
    count: number;
  }) {
    const items: Page['items'] = [];
    let from = before;
    for (let taken = 0; taken < mostSteps; taken += 1) {
      const rows = await listRows(db, viewer.userId, from, step);
      items.push(...(await showTo(viewer, rows)).map(toItem));
      // One more than is shown, so that there is a next page only if something is on it.
      if (items.length > count) return { items: items.slice(0, count), next: items[count - 1]?.id ?? null };
      if (rows.length < step) return { items, next: null };
      from = rows.at(-1)?.id;
    }
    return { items, next: from ?? null };
  }

  return {
    async list(
      viewer: Viewer,
      query: { before?: number | undefined; count?: number | undefined },
    ): Promise<Page> {
      const { before, count = limits.perPage } = query;
      return { ...(await page({ viewer, before, count })), unread: await countUnread(viewer) };
    },

    async unread(viewer: Viewer): Promise<Tagged<Answer<'unreadNotifications'>>> {
      const unread = await countUnread(viewer);
      return new Tagged(`unread-${unread}`, () => ({ unread }));
    },

    async readOne(viewer: Viewer, id: number): Promise<Answer<'readNotification'>> {
      const row = await findRow(db, viewer.userId, id);
      const [seen] = row ? await showTo(viewer, [row]) : [];
      if (!seen) throw new ProblemError('not-found');
      await markRead(db, viewer.userId, { id });
      return { unread: await countUnread(viewer) };
    },

    async readAll(viewer: Viewer, until: number): Promise<Answer<'readNotifications'>> {
      await markRead(db, viewer.userId, { until });
      return { unread: await countUnread(viewer) };
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;

function toItem({ id, at, read, by, message, shown, ...row }: InboxRow & { shown: Shown }) {
  const named = kindOf(row.kind).namesActor ? by : null;
  const follows = namesBeside(row);
  return { id, kind: row.kind, at: epochSeconds(at), read, ...shown, by: named, message, follows };
}

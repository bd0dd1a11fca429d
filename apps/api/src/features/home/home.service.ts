import { customReportPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { catalogue as catalogueLimits, home as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { listShared } from '../custom-reports/index.ts';
import { type FindBegun, listBegun } from '../reading/index.ts';
import { dismissSteps, hasDismissedSteps } from './home.store.ts';
import { createNews } from './news.service.ts';

export interface HomeNeeds {
  db: Db;
  freshness: Freshness;
  catalogue: Catalogue;
  begun: FindBegun;
  following: { list(viewer: Viewer): Promise<NonNullable<Home['following']>['items']> };
  logFailure: (error: unknown) => void;
}

type Home = Answer<'home'>;

/** The page of a returning person. Each group of it fails by itself. */
export function createHome({ db, freshness, catalogue, begun, following, logFailure }: HomeNeeds) {
  const news = createNews({ db, freshness, catalogue });

  const orNull = <T>(group: Promise<T>): Promise<T | null> =>
    group.catch((error: unknown) => {
      logFailure(error);
      return null;
    });

  async function begunBy(viewer: Viewer): Promise<Home['begun']> {
    const items = await begun(viewer);
    return { total: items.length, items };
  }

  async function sharedWith({ userId }: Viewer): Promise<Home['shared']> {
    const all = await listShared(db, userId);
    const shown = all.slice(0, limits.shared);
    const opened = await listBegun(
      db,
      userId,
      shown.map(({ c_report_id }) => c_report_id),
    );
    const items = shown.map(({ c_report_id: id, c_report_name: title, owner, sources, shared_at }) => ({
      id,
      title,
      bookmarks: sources.length,
      reports: new Set(sources).size,
      by: owner,
      at: shared_at && epochSeconds(shared_at),
      unread: !opened.has(id),
      path: customReportPath(id, title),
    }));
    return { total: all.length, items };
  }

  async function followedBy(viewer: Viewer): Promise<Home['following']> {
    const all = await following.list(viewer);
    return { total: all.length, items: all.slice(0, limits.following) };
  }

  async function favoritesOf(viewer: Viewer): Promise<Home['favorites']> {
    const { total, items } = await catalogue.reports(viewer, 'favorites', limits.favorites);
    return { total, items: items.map(toFavorite) };
  }

  async function counted(viewer: Viewer): Promise<Home['reports']> {
    const [all, own] = await Promise.all([
      catalogue.reports(viewer, 'all', 0),
      catalogue.reports(viewer, 'subscriptions', 0),
    ]);
    return { total: all.total, subscribed: own.total };
  }

  /** For a person who has nothing of their own yet. */
  async function subscriptionsOf(viewer: Viewer, own: Home[GroupName][]): Promise<Home['subscriptions']> {
    if (!own.every((group) => group?.total === 0)) return [];
    return (await catalogue.reports(viewer, 'subscriptions', catalogueLimits.perPage)).items;
  }

  return {
    async show(viewer: Viewer): Promise<Home> {
      const [reports, read, fresh, shared, followed, favorites, isDone] = await Promise.all([
        orNull(counted(viewer)),
        orNull(begunBy(viewer)),
        orNull(news(viewer)),
        orNull(sharedWith(viewer)),
        orNull(followedBy(viewer)),
        orNull(favoritesOf(viewer)),
        hasDismissedSteps(db, viewer.userId),
      ]);
      const groups = { begun: read, news: fresh, shared, following: followed, favorites };
      const subscriptions = await subscriptionsOf(viewer, [read, shared, followed, favorites]);
      return { reports, ...groups, subscriptions, first_steps: !isDone };
    },

    dismissFirstSteps: ({ userId }: Viewer): Promise<void> => dismissSteps(db, userId),
  };
}

export type HomeService = ReturnType<typeof createHome>;

type GroupName = 'begun' | 'shared' | 'following' | 'favorites';

type ReportItem = Awaited<ReturnType<Catalogue['reports']>>['items'][number];

function toFavorite(item: ReportItem): NonNullable<Home['favorites']>['items'][number] {
  const { report_id, c_report_id, report_name: title, report_year: year, region, subscribed } = item;
  const path = c_report_id === null ? reportPath(report_id, title) : customReportPath(c_report_id, title);
  return { id: c_report_id ?? report_id, title, year, region, subscribed, path };
}

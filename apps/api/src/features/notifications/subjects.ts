import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { customReportPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import { itemDashboardPath, reportDashboardPath } from '@caliper/contract/dashboards/dashboard-paths.ts';
import { renewals } from '@caliper/contract/limits.ts';
import {
  kindOf,
  type NotificationKind,
  type Subject,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import { formatNames } from '@caliper/contract/take-away/take-away.values.ts';
import { type Holding, standing } from '../../access/decide.ts';
import { lastDayBefore } from '../../access/expiry.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  type Catalogue,
  type CatalogueItem,
  decideReading,
  entitledCompany,
  holdingOf,
  knownItem,
  mayOpenDashboard,
} from '../catalogue/index.ts';
import type { Why } from './rhythm.ts';
import {
  listClientWeeks,
  listFiles,
  listManyFiles,
  listNotices,
  listReadable,
  listShownByName,
  type ReadyFile,
} from './subjects.store.ts';

/** What a notification is about, as this viewer may see it now. */
export interface Shown {
  title: string;
  year: number | null;
  region: string | null;
  detail: string;
  path: string;
  /** For the mail only: further titles, one line each. */
  lines?: string[];
}

/** Those of these things whose page the viewer may see at this moment. */
type Show = (viewer: Viewer, ids: readonly number[]) => Promise<Map<number, Shown>>;

interface Mention {
  kind: NotificationKind;
  about_id: number;
  why: Why;
}

/** Who was told for what an item contains must be able to see all of it, even if others need less. */
function subjectOf({ kind, why }: Mention): Subject | 'whole-dashboard' {
  const { about } = kindOf(kind);
  if (why !== 'content') return about;
  if (about === 'title') return 'report';
  return about === 'dashboard' ? 'whole-dashboard' : about;
}

/** Looks up what the viewer may see of what notifications are about: the one place that decides it. */
export function createSubjects({ db, catalogue }: { db: Db; catalogue: Catalogue }) {
  /** Demo figures are not news of the dashboard. */
  async function showDashboards(viewer: Viewer, ids: readonly number[], counted: (all: Holding) => Holding) {
    const { shelves, holdings } = await catalogue.overview(viewer);
    return shownAmong(ids, (id) => {
      const item = itemKinds.map((kind) => shelves[kind].byId.get(id)).find((one) => one);
      const isOpen = item && mayOpenDashboard(viewer, item, counted(holdingOf(holdings, id)));
      return isOpen && toShown(item, dashboardPathOf(item));
    });
  }

  /** Of some, chapters were given to the company. */
  async function showReports(viewer: Viewer, ids: readonly number[], given: ReadonlySet<number> = new Set()) {
    const { shelves, holdings } = await catalogue.overview(viewer);
    return shownAmong(ids, (id) => {
      const item = shelves.report.byId.get(id);
      const isReadable = item && decideReading(viewer, item, holdingOf(holdings, id), given.has(id)).allowed;
      return isReadable && toShown(item, reportPath(id, item.item_name));
    });
  }

  const showAs: Record<Subject | 'whole-dashboard', Show> = {
    report: (viewer, ids) => showReports(viewer, ids),

    async title(viewer, ids) {
      const { shelves } = await catalogue.overview(viewer);
      return shownAmong(ids, (id) => {
        const item = knownItem(viewer, { shelf: shelves.report }, id);
        return item && toShown(item, reportPath(id, item.item_name));
      });
    },

    dashboard: (viewer, ids) => showDashboards(viewer, ids, (holding) => ({ ...holding, demo: false })),

    /** A report by its text, anything else by its dashboard. */
    async item(viewer, ids) {
      const [dashboards, reports] = await Promise.all([
        showDashboards(viewer, ids, (holding) => ({ ...holding, demo: false })),
        showReports(viewer, ids),
      ]);
      return new Map([...dashboards, ...reports]);
    },

    'whole-dashboard': (viewer, ids) =>
      showDashboards(viewer, ids, ({ full }) => ({ full, demo: false, sampleMarkets: [] })),

    async 'custom-report'(viewer, ids) {
      if (!standing(viewer, viewer.now).allowed) return new Map();
      const rows = await listReadable(db, viewer.userId, ids);
      const titles = new Map(rows.map(({ c_report_id, c_report_name }) => [c_report_id, c_report_name]));
      return shownAmong(ids, (id) => {
        const title = titles.get(id);
        return title !== undefined && { ...plain, title, path: customReportPath(id, title) };
      });
    },

    async licence(viewer, ids) {
      const notices = new Map((await listNotices(db, ids)).map((notice) => [notice.notice_id, notice]));
      return shownAmong(ids, (id) => {
        const notice = notices.get(id);
        const isOwn = viewer.lead && viewer.usergroupId === notice?.usergroup_id;
        if (!notice || !standing(viewer, viewer.now).allowed || !(isSeller(viewer) || isOwn)) return false;
        const detail = `until ${lastDayBefore(notice.expiry)}`;
        return { ...plain, title: notice.company, detail, path: licencePath(viewer) };
      });
    },

    async 'team-usage'(viewer, ids) {
      if (!standing(viewer, viewer.now).allowed) return new Map();
      const own = ids.filter((id) => id === viewer.usergroupId);
      const told = await listShownByName(db, viewer.userId, own);
      return shownAmong(own, () => {
        const [row] = told;
        if (!row) return false;
        const detail = `what each member reads, from ${row.shown_from}`;
        return { ...plain, title: 'Team usage', detail, path: '/dashboard/team-usage' };
      });
    },

    async 'client-week'(viewer, ids) {
      if (!isSeller(viewer) || !standing(viewer, viewer.now).allowed) return new Map();
      const weeks = await listClientWeeks(db, viewer.userId, ids, renewals.inMail);
      return shownAmong(ids, (id) => {
        const week = weeks.find(({ week_id }) => week_id === id);
        if (!week) return false;
        const detail = `the week before ${week.monday}`;
        return { ...plain, title: 'What your clients wanted', detail, path: wantedPath, lines: week.titles };
      });
    },

    /** As long as what it was made of can be opened. */
    async file(viewer, ids) {
      const files = await listFiles(db, viewer.userId, entitledCompany(viewer), ids);
      const madeOf = (source: ReadyFile['source']) =>
        files.flatMap((one) => (one.source === source ? one.subject_id : []));
      const given = files.flatMap((one) => (one.granted ? one.subject_id : []));
      const [report, dashboard, pack] = await Promise.all([
        showReports(viewer, madeOf('report'), new Set(given)),
        showDashboards(viewer, madeOf('dashboard'), (holding) => holding),
        showAs['custom-report'](viewer, madeOf('custom-report')),
      ]);
      const open = { report, dashboard, 'custom-report': pack };
      const byId = new Map(files.map((one) => [one.file_id, one]));
      return shownAmong(ids, (id) => {
        const file = byId.get(id);
        if (!file || !open[file.source].has(file.subject_id)) return false;
        return { ...plain, title: file.title, detail: formatNames[file.format], path: '/files' };
      });
    },

    async 'many-files'(viewer, ids) {
      if (!viewer.provider || viewer.role !== 'admin' || !standing(viewer, viewer.now).allowed)
        return new Map();
      const notices = new Map((await listManyFiles(db, ids)).map((notice) => [notice.notice_id, notice]));
      return shownAmong(ids, (id) => {
        const notice = notices.get(id);
        if (!notice) return false;
        const { name: title, company: detail } = notice;
        return { ...plain, title, detail, path: '/admin-panel/audit-log' };
      });
    },
  };

  /** These with what they show, without those that the viewer may not see. */
  return async function showTo<M extends Mention>(
    viewer: Viewer,
    mentions: readonly M[],
  ): Promise<(M & { shown: Shown })[]> {
    const bySubject = Map.groupBy(mentions, subjectOf);
    const found = new Map(
      await Promise.all(
        [...bySubject].map(async ([subject, list]) => {
          const ids = [...new Set(list.map(({ about_id }) => about_id))];
          return [subject, await showAs[subject](viewer, ids)] as const;
        }),
      ),
    );
    return mentions.flatMap((mention) => {
      const shown = found.get(subjectOf(mention))?.get(mention.about_id);
      return shown ? { ...mention, shown } : [];
    });
  };
}

export type ShowTo = ReturnType<typeof createSubjects>;

function shownAmong(
  ids: readonly number[],
  show: (id: number) => Shown | false | undefined,
): Map<number, Shown> {
  return new Map(
    ids.flatMap((id) => {
      const shown = show(id);
      return shown ? [[id, shown] as const] : [];
    }),
  );
}

function isSeller({ provider, role }: Viewer): boolean {
  return provider && (role === 'admin' || role === 'sales');
}

/** The clients that one looks after, over a week. */
const wantedPath = '/wanted?whose=mine&days=7';

/** What has no editions. */
const plain = { year: null, region: null, detail: '' };

function toShown({ item_name, item_year, region }: CatalogueItem, path: string): Shown {
  return { title: item_name, year: item_year, region, detail: '', path };
}

/** Where one's own licence stands, or those of clients. */
function licencePath({ role }: Viewer): string {
  if (role === 'admin') return '/admin-panel/client-access';
  return role === 'sales' ? '/client-access' : '/dashboard/account-info';
}

function dashboardPathOf({ kind, item_id, item_name, dashboard_kind }: CatalogueItem): string {
  if (kind !== 'report') return itemDashboardPath(kind, item_id, item_name);
  const report = { report_id: item_id, report_name: item_name, c_report_id: null, dashboard_kind };
  return reportDashboardPath(report);
}

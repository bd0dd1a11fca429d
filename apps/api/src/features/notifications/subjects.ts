import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { customReportPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import { itemDashboardPath, reportDashboardPath } from '@caliper/contract/dashboards/dashboard-paths.ts';
import {
  kindOf,
  type NotificationKind,
  type Subject,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import { standing } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  type Catalogue,
  type CatalogueItem,
  decideReading,
  holdingOf,
  mayOpenDashboard,
} from '../catalogue/index.ts';
import { listReadable } from './inbox.store.ts';

/** What a notification is about, as this viewer may see it now. */
export interface Shown {
  title: string;
  year: number | null;
  region: string | null;
  path: string;
}

/** Those of these things whose page the viewer may see at this moment. */
type Show = (viewer: Viewer, ids: readonly number[]) => Promise<Map<number, Shown>>;

interface Mention {
  kind: NotificationKind;
  about_id: number;
}

/** Looks up what the viewer may see of what notifications are about: the one place that decides it. */
export function createSubjects({ db, catalogue }: { db: Db; catalogue: Catalogue }) {
  const showAs: Record<Subject, Show> = {
    async report(viewer, ids) {
      const { shelves, holdings } = await catalogue.overview(viewer);
      return shownAmong(ids, (id) => {
        const item = shelves.report.byId.get(id);
        const isReadable = item && decideReading(viewer, item, holdingOf(holdings, id)).allowed;
        return isReadable && toShown(item, reportPath(id, item.item_name));
      });
    },

    async dashboard(viewer, ids) {
      const { shelves, holdings } = await catalogue.overview(viewer);
      return shownAmong(ids, (id) => {
        const item = itemKinds.map((kind) => shelves[kind].byId.get(id)).find((one) => one);
        // Demo figures are not news of the dashboard.
        const isOpen = item && mayOpenDashboard(viewer, item, { ...holdingOf(holdings, id), demo: false });
        return isOpen && toShown(item, dashboardPathOf(item));
      });
    },

    async 'custom-report'(viewer, ids) {
      if (!standing(viewer, viewer.now).allowed) return new Map();
      const rows = await listReadable(db, viewer.userId, ids);
      const titles = new Map(rows.map(({ c_report_id, c_report_name }) => [c_report_id, c_report_name]));
      return shownAmong(ids, (id) => {
        const title = titles.get(id);
        return title !== undefined && { title, year: null, region: null, path: customReportPath(id, title) };
      });
    },
  };

  /** These with what they show, without those that the viewer may not see. */
  return async function showTo<M extends Mention>(
    viewer: Viewer,
    mentions: readonly M[],
  ): Promise<(M & { shown: Shown })[]> {
    const bySubject = Map.groupBy(mentions, ({ kind }) => kindOf(kind).about);
    const found = new Map(
      await Promise.all(
        [...bySubject].map(async ([subject, list]) => {
          const ids = [...new Set(list.map(({ about_id }) => about_id))];
          return [subject, await showAs[subject](viewer, ids)] as const;
        }),
      ),
    );
    return mentions.flatMap((mention) => {
      const shown = found.get(kindOf(mention.kind).about)?.get(mention.about_id);
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

function toShown({ item_name, item_year, region }: CatalogueItem, path: string): Shown {
  return { title: item_name, year: item_year, region, path };
}

function dashboardPathOf({ kind, item_id, item_name, dashboard_kind }: CatalogueItem): string {
  if (kind !== 'report') return itemDashboardPath(kind, item_id, item_name);
  const report = { report_id: item_id, report_name: item_name, c_report_id: null, dashboard_kind };
  return reportDashboardPath(report);
}

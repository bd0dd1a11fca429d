import type { ReportIcon } from '@caliper/contract/catalogue/catalogue.values.ts';
import { customReportPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { home as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading, holdingOf } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import type { Places } from './places.service.ts';
import { findCurrentText, type KeptPlace, listPlaces, type Subject } from './places.store.ts';
import { sectionOf } from './section.ts';

interface BegunNeeds {
  db: Db;
  freshness: Freshness;
  catalogue: Catalogue;
  customReports: CustomReports;
  places: Places;
}

type Begun = NonNullable<Answer<'home'>['begun']>['items'][number];
type Known = Subject & KeptPlace;

/** More than are shown, since some may have been withdrawn or ended. */
const mostLookedAt = 12;

/** What a person has begun to read and may still read, the last first. */
export function createBegun({ db, freshness, catalogue, customReports, places }: BegunNeeds) {
  const section = (reportId: number, chapter: number, block: string | null, now: Date) =>
    block === null
      ? null
      : freshness.recall(`section:${reportId}/${chapter}/${block}`, now, async () => {
          const value = sectionOf(await findCurrentText(db, reportId, chapter), block);
          return { value, keys: [`item:${reportId}`], bytes: 200 };
        });

  async function inReport(viewer: Viewer, known: Known): Promise<Begun | null> {
    const { shelves, holdings } = await catalogue.overview(viewer);
    const item = shelves.report.byId.get(known.id);
    if (!item || !decideReading(viewer, item, holdingOf(holdings, known.id)).allowed) return null;
    const place = await places.inCurrent(known.id, known, viewer.now);
    if (!place) return null;
    const { chapters } = await places.contents(known.id, viewer.now);
    const numbers = chapters.map(({ number }) => number);
    return {
      ...among(numbers, place),
      kind: 'report',
      id: known.id,
      title: item.item_name,
      year: item.item_year,
      region: item.region,
      icon: item.icon,
      at: epochSeconds(known.at),
      entry_title: chapters.find(({ number }) => number === place.entry)?.title ?? '',
      section: await section(known.id, place.entry, place.block, viewer.now),
      path: withBlock(reportPath(known.id, item.item_name, place.entry), place.block),
    };
  }

  async function inCustomReport(viewer: Viewer, known: Known): Promise<Begun | null> {
    const report = await customReports.show(viewer, known.id).catch(nullIfGone);
    const bookmark = report?.collections.find(({ collection_id }) => collection_id === known.entry);
    if (!report || !bookmark) return null;
    const ids = report.collections.map(({ collection_id }) => collection_id);
    const order = among(ids, known);
    const { state, report_id, chapter_number, chapter_title } = bookmark;
    const isReadable = state === 'readable' && chapter_number !== null;
    return {
      ...order,
      kind: 'custom-report',
      id: known.id,
      title: report.c_report_name,
      year: null,
      region: null,
      icon: await iconOf(viewer, report_id),
      at: epochSeconds(known.at),
      entry_title: chapter_title,
      section: isReadable ? await section(report_id, chapter_number, known.block, viewer.now) : null,
      path: withBlock(customReportPath(known.id, report.c_report_name, order.here), known.block),
    };
  }

  async function iconOf(viewer: Viewer, reportId: number): Promise<ReportIcon> {
    const { shelves } = await catalogue.overview(viewer);
    const item = shelves.report.byId.get(reportId);
    return item?.visible ? item.icon : 'Bandage';
  }

  return async (viewer: Viewer): Promise<Begun[]> => {
    const known = await listPlaces(db, viewer.userId, mostLookedAt);
    const shown: Begun[] = [];
    for (const one of known) {
      if (shown.length === limits.begun) break;
      const row = await (one.kind === 'report' ? inReport : inCustomReport)(viewer, one);
      if (row) shown.push(row);
    }
    return shown;
  };
}

export type FindBegun = ReturnType<typeof createBegun>;

/** Entries by their order. */
function among(ids: readonly number[], { entry, read }: Pick<KeptPlace, 'entry' | 'read'>) {
  const done = new Set(read);
  return {
    entries: ids.length,
    here: ids.indexOf(entry) + 1,
    read: ids.flatMap((id, index) => (done.has(id) ? [index + 1] : [])),
  };
}

function withBlock(path: string, block: string | null): string {
  return block === null ? path : `${path}#${block}`;
}

function nullIfGone(error: unknown): null {
  if (error instanceof ProblemError && error.code === 'not-found') return null;
  throw error;
}

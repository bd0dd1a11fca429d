import type { Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../src/access/viewer.ts';
import type { Origin } from '../src/http/endpoints.ts';
import { ProblemError } from '../src/http/problem.ts';
import type { Db } from '../src/platform/postgres/postgres.ts';
import type { Services } from '../src/wiring.ts';
import { type DemoCustomReport, demoCustomReports } from './content/custom-reports.ts';
import { findCompanyId, findViewerByEmail, hasCustomReport, listEditions } from './demo.store.ts';
import { keyOf } from './editions.ts';
import type { SeedSize } from './seed.ts';

/** Not a real address, so that the demo data counts against no one's limits. */
const origin: Origin = { requestId: 'demo data', address: 'demo data', userAgent: '', isLocal: true };

/** Makes custom reports as their owners. Those from an interrupted load are left alone. */
export async function giveCustomReports(db: Db, services: Services, size: SeedSize): Promise<void> {
  const editions = await listEditions(db);
  for (const wish of demoCustomReports(size)) {
    const viewer = await findViewerByEmail(db, wish.email);
    const bookmarks = wish.bookmarks.flatMap(({ report, chapter }) => {
      const found = editions.get(keyOf(report));
      return found?.made ? { report_id: found.item_id, chapter_number: chapter } : [];
    });
    if (!viewer || bookmarks.length === 0 || (await hasCustomReport(db, viewer.userId, wish.name))) continue;
    await make(db, services, viewer, wish, bookmarks).catch(skipRefused);
  }
}

async function make(
  db: Db,
  services: Services,
  viewer: Viewer,
  wish: DemoCustomReport,
  bookmarks: Body<'createCustomReport'>['bookmarks'],
): Promise<void> {
  const body = { c_report_name: wish.name, bookmarks };
  const { c_report_id } = await services.editing.create(viewer, body, origin);
  await handOut(db, services, viewer, c_report_id, wish);
  if (wish.hasDashboard && bookmarks[0])
    await chooseMarkets(services, viewer, c_report_id, wish, bookmarks[0].report_id);
}

/** Staff may have ended a subscription, disabled a person or deleted a company that it needs. */
function skipRefused(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error;
}

async function handOut(
  db: Db,
  { sharing }: Services,
  viewer: Viewer,
  id: number,
  { sharedWith, givenTo }: DemoCustomReport,
): Promise<void> {
  const people = await Promise.all(sharedWith.map((email) => findViewerByEmail(db, email)));
  const users = people.flatMap((one) => one?.userId ?? []);
  if (users.length > 0) await sharing.share(viewer, id, { users }, origin);
  const found = await Promise.all(givenTo.map((company) => findCompanyId(db, company)));
  const companies = found.flatMap((companyId) => companyId ?? []);
  if (companies.length > 0) await sharing.give(viewer, id, { companies }, origin);
}

/** Chooses every market of its first report, if that has a dashboard. */
async function chooseMarkets(
  { markets }: Services,
  viewer: Viewer,
  id: number,
  wish: DemoCustomReport,
  report_id: number,
) {
  const [first] = wish.bookmarks;
  if (!first?.report.hasDashboard) return;
  await markets.choose(viewer, id, { report_id, market_names: first.report.markets }, origin);
}

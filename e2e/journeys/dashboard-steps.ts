import { marketFile } from '@caliper/api/testing/figure-files.ts';
import { openImporter } from '@caliper/api/testing/figures.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Frame, FrameLocator } from '@playwright/test';
import type { OpenHouse, Page } from '../fixtures.ts';
import { type House, placeOf } from '../house.ts';
import { makeReader } from './catalogue-steps.ts';

type Question = Input<'askDashboard'>['body'];

/** What the page shows inside its frame. */
export function inFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Imports a file that is known to be good, by the calls of the import page. Answers the item. */
export async function putFigures(
  house: House,
  kind: ImportKind,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
): Promise<number> {
  const importer = await openImporter(placeOf(house), kind);
  return importer.put(file, fields);
}

/** What the server tells a dashboard about itself when it opens. */
export async function describedBy(page: Page, open: () => Promise<unknown>): Promise<Answer<'dashboard'>> {
  const answer = page.waitForResponse((one) => /\/api\/dashboards\/[\w-]+\/\d+$/.test(one.url()));
  await open();
  return (await (await answer).json()) as Answer<'dashboard'>;
}

/** The first row of the first answer about the total value. */
export async function askedFor(page: Page, open: () => Promise<unknown>) {
  const answer = page.waitForResponse((one) => {
    const { measure, groupBy = [] } = (one.request().postDataJSON() ?? {}) as Partial<Question>;
    return one.url().endsWith('/query') && measure === 'value' && groupBy.length === 0;
  });
  await open();
  const { rows } = (await (await answer).json()) as Answer<'askDashboard'>;
  const [first] = rows;
  if (!first) throw new Error('There are no figures');
  return first;
}

export function framedAt(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/embed/'));
  if (!frame) throw new Error('There is no frame');
  return frame;
}

export function framePath(page: Page): string {
  return new URL(framedAt(page).url()).pathname;
}

/** Somebody who has a report with these figures. */
export async function makeFiguresReader(house: House, file: string, fields: Record<string, string> = {}) {
  const { email, items } = await makeReader(house.db, [{ global_dashboard: true }]);
  const [item] = items;
  if (!item) throw new Error('Nothing was made');
  await putFigures(house, 'global', file, { itemId: String(item.item_id), ...fields });
  const base = fields.dashboard_kind === 'medaccess' ? '/medaccess/dashboard' : '/reports/global-dashboard';
  return { email, item, path: `${base}/${item.item_id}/${slugOf(item.item_name)}` };
}

/** One whose figures can be added up in one's head. */
export async function makeMarketReader(house: House) {
  return makeFiguresReader(house, marketFile());
}

/** The same, signed in and looking at it. */
export async function openMarket(page: Page, house: OpenHouse) {
  const made = await house.signedIn(makeMarketReader(house));
  await page.goto(made.path);
  return made;
}

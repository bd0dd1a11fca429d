import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { marketFile } from '@caliper/api/testing/figure-files.ts';
import { makePerson, openSession } from '@caliper/api/testing/people.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Frame, FrameLocator } from '@playwright/test';
import { expect, type Page } from '../fixtures.ts';
import { makeReader } from './catalogue-steps.ts';

/** Where figures are put: the database and the address of a running app. */
export interface House {
  db: Db;
  baseURL: string | undefined;
}

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
  const { id } = await makePerson(house.db, { role: 'admin' });
  const { token } = await openSession(house.db, id);
  const { ticket } = await send<{ ticket: string }>(house, 'auth/embed-ticket', token, {
    kind: 'import',
    id: kind,
  });
  const { embedToken } = await send<{ embedToken: string }>(house, 'embed/exchange', null, { ticket });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'figures.csv');
  const path = `dashboards/${kind}/imports`;
  const { importId } = await send<{ importId: number }>(house, path, embedToken, form);
  const { item_id } = await send<{ item_id: number }>(house, `${path}/${importId}/apply`, embedToken, null);
  return item_id;
}

async function send<Answer>(
  { baseURL }: House,
  path: string,
  token: string | null,
  body: object | null,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${baseURL}/api/${path}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(isForm && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as Answer;
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

interface Visit extends House {
  page: Page;
  signedInAs: (email: string) => Promise<void>;
}

/** The same, signed in and looking at it. */
export async function openMarket({ page, signedInAs, ...house }: Visit) {
  const made = await makeMarketReader(house);
  await signedInAs(made.email);
  await page.goto(made.path);
  return made;
}

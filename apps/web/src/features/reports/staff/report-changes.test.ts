import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { resetNotifications, useNotifications } from '../../../lib/notifications.ts';
import { useClientState } from '../../../lib/remembered/client-state.ts';
import { startRecommending } from '../recommending.ts';
import { managedReportsQuery, type ReportTree } from '../reports.queries.ts';
import { dropReport, setVisible } from './report-changes.ts';
import type { ManagedReport } from './report-tree.ts';

const knees = { report_id: 2, report_name: 'Knees $& Hips', report_year: 2026, visible: 1 } as ManagedReport;
const tree = {
  categoriesData: [{ sub_categories: [{ collections: [knees] }] }],
} as unknown as ReportTree;

const shown = () =>
  queryClient.getQueryData(managedReportsQuery.queryKey)?.categoriesData[0]?.sub_categories[0]?.collections[0]
    ?.visible;
const messages = () => useNotifications.getState().list.map(({ message }) => message);

let bodies: unknown[];

function answer(statuses: number[]) {
  bodies = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    const status = statuses.shift() ?? 204;
    return status === 204
      ? new Response(null, { status })
      : Response.json({ status, code: 'internal', detail: 'Something went wrong.' }, { status });
  });
}

beforeEach(() => {
  resetNotifications();
  queryClient.setQueryData(managedReportsQuery.queryKey, tree);
});
afterEach(() => vi.unstubAllGlobals());

test('ADM-06 a report is hidden at once, and the toast says so', async () => {
  answer([204]);
  setVisible('report', knees, 0);
  expect(shown()).toBe(0);
  await vi.waitFor(() => expect(messages()).toEqual(['Knees $& Hips - 2026 will be hidden']));
  expect(bodies).toEqual([{ status: 0 }]);
});

test('ADM-06 other data about reports is reloaded when next shown', async () => {
  answer([204]);
  queryClient.setQueryData(['catalogue', 'all'], 'with the report');
  setVisible('report', knees, 0);
  await vi.waitFor(() => expect(queryClient.getQueryState(['catalogue', 'all'])?.isInvalidated).toBe(true));
  expect(shown()).toBe(0);
});

test('ADM-06 a failure is reported and the box goes back', async () => {
  answer([500]);
  setVisible('report', knees, 0);
  await vi.waitFor(() => expect(messages()).toEqual(['Something went wrong.']));
  expect(shown()).toBe(1);
});

test('quick presses end in the last requested state, and are sent in order', async () => {
  answer([204, 204, 204]);
  setVisible('report', knees, 0);
  setVisible('report', knees, 1);
  setVisible('report', knees, 0);
  await vi.waitFor(() => expect(bodies).toEqual([{ status: 0 }, { status: 1 }, { status: 0 }]));
  expect(shown()).toBe(0);
});

test('ADM-07 deleting a report stops choosing recommendations for it', () => {
  const recommending = () => useClientState.getState().admin.recommending?.report_id;
  startRecommending(knees);
  dropReport('report', 3);
  expect(recommending()).toBe(2);
  dropReport('report', 2);
  expect(recommending()).toBeUndefined();
  expect(shown()).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type CompanyDetail, companyQuery } from '../companies.queries.ts';
import { saveSettings } from './save-settings.ts';
import { settingsOf } from './settings.ts';

const company = {
  id: 7,
  license: 'corporate',
  licenses: 12,
  expiry: null,
  deviceLimit: 100,
  headquarter: false,
  subsidiaryCompanies: [] as number[],
} as CompanyDetail;

let sent: { call: string; body: unknown }[];

function serve(failing = '') {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ call: `${method} ${path}`, body: JSON.parse(body) });
    if (method === failing) return Response.json({ code: 'internal', detail: 'No.' }, { status: 500 });
    return Response.json({ ...company, headquarter: true });
  });
}

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const wanted = { ...settingsOf(company), headquarter: true, subsidiaries: [8, 9] };

test('ADM-13 a company becomes a headquarter before it gets subsidiaries', async () => {
  serve();
  await saveSettings(company, wanted);
  expect(sent).toEqual([
    { call: 'PATCH /api/usergroups/7', body: { headquarter: true } },
    { call: 'PUT /api/usergroups/7/subsidiaries', body: { subsidiaryCompanies: [8, 9], before: [] } },
  ]);
});

test('settings saved before a failure are shown as saved', async () => {
  serve('PUT');
  await expect(saveSettings(company, wanted)).rejects.toThrow('No.');
  expect(queryClient.getQueryData(companyQuery(7).queryKey)?.headquarter).toBe(true);
});

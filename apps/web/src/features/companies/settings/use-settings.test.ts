// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import { type CompanyDetail, companyQuery } from '../companies.queries.ts';
import { settingsOf } from './settings.ts';
import { saveSettings, useSettings } from './use-settings.ts';

const company = {
  id: 7,
  company: 'Harbor Health',
  license: 'corporate',
  licenses: 12,
  expiry: null,
  deviceLimit: 100,
  fileQuota: null,
  headquarter: false,
  subsidiaryCompanies: [],
  users: [],
} as unknown as CompanyDetail;

afterEach(() => vi.unstubAllGlobals());

test('ADM-13 subsidiaries chosen while others are being saved are compared with the saved ones', async () => {
  const headquarter = { ...company, headquarter: true };
  const { calls, letGo } = holdCalls(() => Response.json(headquarter));
  const form = runHook(() => useSettings(headquarter, () => {}));
  const choose = (...subsidiaries: number[]) =>
    form.step(({ change, values }) =>
      change({ subsidiaries, subsidiariesBefore: values.subsidiariesBefore }),
    );
  const save = async (meanwhile: () => Promise<void>) => {
    await form.step(({ submit }) => submit());
    await meanwhile();
    await letGo();
    await letGo();
  };
  await choose(8, 9);
  await save(() => choose(8, 10));
  await save(async () => {});
  const sent = calls.filter(({ path }) => path.endsWith('/subsidiaries')).map(({ body }) => body);
  expect(sent).toEqual([
    { subsidiaryCompanies: [8, 9], before: [] },
    { subsidiaryCompanies: [8, 10], before: [8, 9] },
  ]);
});

test('ADM-12 text typed while settings are being saved stays, and the button stays busy', async () => {
  const { letGo } = holdCalls(() => Response.json({ ...company, licenses: 15 }));
  const settings = runHook(() => useSettings(company, () => {}));
  await settings.step(({ change }) => change({ licenses: '15' }));
  await settings.step(({ submit }) => submit());
  await settings.step(({ change }) => change({ deviceLimit: '50' }));
  expect(settings.now().isSaving).toBe(true);
  await letGo();
  expect(settings.now()).toMatchObject({ isSaving: false, values: { deviceLimit: '50' } });
});

test('MEND-17 what hurts is saved only after a question, whose numbers are those of this moment', async () => {
  const { calls, letGo } = holdCalls(() => Response.json({ ...company, enabledUsers: 12, devicesInUse: 3 }));
  const settings = runHook(() => useSettings(company, () => {}));
  await settings.step(({ change }) => change({ deviceLimit: '0' }));
  await settings.step(({ submit }) => submit());
  await settings.step(({ submit }) => submit());
  await letGo();
  expect(settings.now().question).toEqual([
    '12 people of Harbor Health will not be able to sign in on any new device. The limit will be 0, and 3 devices in use keep working.',
  ]);
  await settings.step(({ cancel }) => cancel());
  expect(settings.now()).toMatchObject({ question: [], values: { deviceLimit: '0' }, isUnsaved: true });
  expect(calls.map(({ body }) => body)).toEqual([undefined]);
  await settings.step(({ submit }) => submit());
  await letGo();
  await settings.step(({ accept }) => accept());
  expect(calls.at(-1)?.body).toEqual({ deviceLimit: 0 });
});

const stored = {
  id: 7,
  license: 'corporate',
  licenses: 12,
  expiry: null,
  deviceLimit: 100,
  fileQuota: null,
  headquarter: false,
  subsidiaryCompanies: [] as number[],
} as CompanyDetail;

let sent: { call: string; body: unknown }[];

function serve(failing = '') {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ call: `${method} ${path}`, body: JSON.parse(body) });
    if (method === failing) return Response.json({ code: 'internal', detail: 'No.' }, { status: 500 });
    return Response.json({ ...stored, headquarter: true });
  });
}

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const wanted = { ...settingsOf(stored), headquarter: true, subsidiaries: [8, 9] };

test('ADM-13 a company becomes a headquarter before it gets subsidiaries', async () => {
  serve();
  await saveSettings(stored, wanted);
  expect(sent).toEqual([
    { call: 'PATCH /api/usergroups/7', body: { headquarter: true } },
    { call: 'PUT /api/usergroups/7/subsidiaries', body: { subsidiaryCompanies: [8, 9], before: [] } },
  ]);
});

test('settings saved before a failure are shown as saved', async () => {
  serve('PUT');
  await expect(saveSettings(stored, wanted)).rejects.toThrow('No.');
  expect(queryClient.getQueryData(companyQuery(7).queryKey)?.headquarter).toBe(true);
});

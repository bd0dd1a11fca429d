// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import type { CompanyDetail } from '../companies.queries.ts';
import { useSettings } from './use-settings.ts';

const company = {
  id: 7,
  company: 'Harbor Health',
  license: 'corporate',
  licenses: 12,
  expiry: null,
  deviceLimit: 100,
  headquarter: false,
  subsidiaryCompanies: [],
  users: [],
} as unknown as CompanyDetail;

afterEach(() => vi.unstubAllGlobals());

test('ADM-13 subsidiaries chosen while others are being saved are compared with the saved ones', async () => {
  const headquarter = { ...company, headquarter: true };
  const { calls, fetch, letGo } = holdCalls(() => Response.json(headquarter));
  vi.stubGlobal('fetch', fetch);
  const form = runHook(() => useSettings(headquarter, () => {}));
  const choose = (...subsidiaries: number[]) =>
    form.step(({ change, settings }) =>
      change({ subsidiaries, subsidiariesBefore: settings.subsidiariesBefore }),
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
  const { fetch, letGo } = holdCalls(() => Response.json({ ...company, licenses: 15 }));
  vi.stubGlobal('fetch', fetch);
  const settings = runHook(() => useSettings(company, () => {}));
  await settings.step(({ change }) => change({ licenses: '15' }));
  await settings.step(({ submit }) => submit());
  await settings.step(({ change }) => change({ deviceLimit: '50' }));
  expect(settings.now().isSaving).toBe(true);
  await letGo();
  expect(settings.now()).toMatchObject({ isSaving: false, settings: { deviceLimit: '50' } });
});

test('MEND-17 what hurts is saved only after a question, whose numbers are those of this moment', async () => {
  const { calls, fetch, letGo } = holdCalls(() =>
    Response.json({ ...company, enabledUsers: 12, devicesInUse: 3 }),
  );
  vi.stubGlobal('fetch', fetch);
  const settings = runHook(() => useSettings(company, () => {}));
  await settings.step(({ change }) => change({ deviceLimit: '0' }));
  await settings.step(({ submit }) => submit());
  await settings.step(({ submit }) => submit());
  await letGo();
  expect(settings.now().question).toEqual([
    '12 people of Harbor Health will not be able to sign in on any new device. The limit will be 0, and 3 devices in use keep working.',
  ]);
  await settings.step(({ cancel }) => cancel());
  expect(settings.now()).toMatchObject({ question: [], settings: { deviceLimit: '0' }, isUnsaved: true });
  expect(calls.map(({ body }) => body)).toEqual([undefined]);
  await settings.step(({ submit }) => submit());
  await letGo();
  await settings.step(({ confirm }) => confirm());
  expect(calls.at(-1)?.body).toEqual({ deviceLimit: 0 });
});

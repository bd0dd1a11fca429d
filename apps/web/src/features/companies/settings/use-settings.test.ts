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

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import { givenCompaniesQuery } from '../custom-reports.queries.ts';
import { useCompanies } from './use-companies.ts';

const company = (id: number, name: string, given = false) => ({ id, company: name, given });
const arbor = company(1, 'Arbor', true);
const zenith = company(3, 'Zenith');
const { queryKey } = givenCompaniesQuery(8);

afterEach(() => vi.unstubAllGlobals());

test('CR-14 a company given it in the meantime does not lose it, and a deleted one is not sent', async () => {
  const { calls } = holdCalls(() => Response.json([]));
  queryClient.setQueryData(queryKey, [arbor, company(2, 'Halden'), zenith, company(4, 'Gone', true)]);
  const giving = runHook(() => useCompanies(8, () => {}));
  await giving.step(({ tick }) => tick(3, true));
  await giving.step(() => queryClient.setQueryData(queryKey, [arbor, company(2, 'Halden', true), zenith]));
  expect(giving.now().words).toBe('Zenith will get it.');
  await giving.step(({ submit }) => submit());
  expect(calls.at(-1)?.body).toEqual({ companies: [1, 3], before: [1, 4] });
});

test('CR-14 until something is ticked the list stays current', async () => {
  queryClient.setQueryData(queryKey, [arbor, zenith]);
  const giving = runHook(() => useCompanies(8, () => {}));
  await giving.step(() => queryClient.setQueryData(queryKey, [arbor, company(3, 'Zenith', true)]));
  expect(giving.now()).toMatchObject({ words: null, chosen: new Set([1, 3]) });
});

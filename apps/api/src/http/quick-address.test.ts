import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressReader } from './quick-address.ts';

test('FAST-02 an address is read once, unless it is longer than any of ours: strangers could fill the memory with those', () => {
  let checks = 0;
  const section = z.string().refine(() => {
    checks += 1;
    return true;
  });
  const endpoint = {
    call: 'GET /things/{id}',
    summary: '',
    who: ['user'],
    does: 'read',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ section }),
    problems: [],
  } as const;
  const read = addressReader([{ endpoint, handler: async () => null, isQuick: true }]);
  const asked = { input: { params: { id: '7' }, query: { section: 'a' } } };
  const short = '/api/things/7?section=a';
  expect([read(short), read(short)]).toMatchObject([asked, asked]);
  expect(checks).toBe(1);
  const long = `${short}${'&'.repeat(1000)}`;
  expect([read(long), read(long)]).toMatchObject([asked, asked]);
  expect(checks).toBe(3);
  expect([
    read('/api/things/7?section=a&section=b'),
    read('/api/things/7?other=a'),
    read('/api/thing'),
  ]).toEqual([null, null, null]);
});

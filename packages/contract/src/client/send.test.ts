import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from './request.ts';
import { send } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

test('FAST-05 a call that was sent early is not sent again, unless it failed', async () => {
  const fetched = vi.fn(async () => Response.json('sent now'));
  vi.stubGlobal('fetch', fetched);
  const sent = (early: () => Promise<Response> | undefined) =>
    send(buildRequest('config', {}), null, { early });
  expect(await sent(async () => Response.json('sent early'))).toBe('sent early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await sent(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('sent now');
  expect(await sent(() => undefined)).toBe('sent now');
  const refused = async () => Response.json({ code: 'signed-out', detail: 'No.' }, { status: 401 });
  await expect(sent(refused)).rejects.toMatchObject({ code: 'signed-out' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

import { expect, test } from 'vitest';
import { tryRevocations } from '../../testing/revocations.ts';
import { startListening } from '../../testing/server.ts';

test('FAST-03 what is taken away is gone for the next request on every node, and back as soon as it is given back', async () => {
  expect(await tryRevocations(await startListening(2), 300)).toEqual([]);
});

import { expect, test } from 'vitest';
import { demoPassword } from '../../seeds/accounts.ts';
import { readConfig } from './config.ts';
import { greeting } from './greeting.ts';

test('the demo accounts are shown if there are any, and only on a local installation', () => {
  const local = readConfig({});
  expect(greeting(local, 8080, true)).toContain(demoPassword);
  expect(greeting(local, 8080, false)).not.toContain(demoPassword);
  expect(greeting({ ...local, isLocal: false }, 8080, true)).not.toContain(demoPassword);
});

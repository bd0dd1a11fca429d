import { expect, test } from 'vitest';
import { type DeviceOwner, deviceRule } from './device.ts';

const owner: DeviceOwner = { provider: false, special: null, license: 'single', device_limit: 7 };

test.each([
  ['single', { scope: 'user', limit: 2 }],
  ['site', { scope: 'user', limit: 2 }],
  ['corporate', { scope: 'company', limit: 7 }],
  ['enterprise', { scope: 'company', limit: 7 }],
  ['unassigned', { scope: 'none' }],
] as const)('AUTH-23 AUTH-24 devices of a %s licence are counted by its rule', (license, rule) => {
  expect(deviceRule({ ...owner, license })).toEqual(rule);
});

test('AUTH-09 AUTH-25 nobody counts the devices of the provider, nor of support and marketing', () => {
  expect(deviceRule({ ...owner, provider: true })).toEqual({ scope: 'none' });
  expect(deviceRule({ ...owner, special: 'support' })).toEqual({ scope: 'none' });
});

import { randomInt } from 'node:crypto';
import { devices } from '@caliper/contract/limits.ts';
import type { License, Special } from '@caliper/contract/roles.ts';

/** Whose devices count, and how many there may be. */
export type DeviceRule = { scope: 'user' | 'company'; limit: number } | { scope: 'none' };

export interface DeviceOwner {
  provider: boolean;
  special: Special | null;
  license: License;
  device_limit: number;
}

export function deviceRule(owner: DeviceOwner): DeviceRule {
  if (owner.provider || owner.special) return { scope: 'none' };
  switch (owner.license) {
    case 'single':
    case 'site':
      return { scope: 'user', limit: devices.perUser };
    case 'corporate':
    case 'enterprise':
      return { scope: 'company', limit: owner.device_limit };
    case 'unassigned':
      return { scope: 'none' };
  }
}

/** The cookie's value: a random number of up to twelve digits. */
export function newDeviceCookie(): string {
  return String(randomInt(10 ** 12));
}

export function readDeviceCookie(value: string | undefined): string | null {
  return value !== undefined && /^\d{1,12}$/.test(value) ? value : null;
}

const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** For staff to tell a person's devices apart. */
export function osOf(userAgent: string): string {
  return systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown';
}

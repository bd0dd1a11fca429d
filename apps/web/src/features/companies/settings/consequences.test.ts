import { expect, test } from 'vitest';
import type { CompanyDetail } from '../companies.queries.ts';
import { consequencesOf, mightHurt } from './consequences.ts';
import { type Settings, settingsOf } from './settings.ts';

const now = Date.UTC(2026, 10, 18) / 1000;

const company = {
  id: 7,
  company: 'Meridian Surgical',
  license: 'corporate',
  licenses: 20,
  expiry: Date.UTC(2027, 3, 1) / 1000,
  deviceLimit: 100,
  fileQuota: null,
  headquarter: false,
  subsidiaryCompanies: [],
  users: Array.from({ length: 14 }, String),
  devicesInUse: 7,
  enabledUsers: 12,
  openInvitations: 2,
} as unknown as CompanyDetail;

const edited = (part: Partial<Settings>): Settings => ({ ...settingsOf(company), ...part });
const words = (part: Partial<Settings>, of = company) => consequencesOf(of, edited(part), now);

test('MEND-17 a device limit of 0, or below the devices in use, says who can no longer sign in where', () => {
  const shut = '12 people of Meridian Surgical will not be able to sign in on any new device.';
  expect(words({ deviceLimit: '0' })).toEqual([
    `${shut} The limit will be 0, and 7 devices in use keep working.`,
  ]);
  expect(words({ deviceLimit: '6' })).toEqual([
    `${shut} The limit will be 6, and 7 devices in use keep working.`,
  ]);
  expect(words({ deviceLimit: '7' })).toEqual([]);
  expect(words({ deviceLimit: '0' }, { ...company, devicesInUse: 0 })).toHaveLength(1);
  expect(words({ deviceLimit: '0', license: 'unassigned' })).toEqual([]);
});

test('MEND-17 an emptied expiry, and one in the past, say how many people that is about', () => {
  expect(words({ expiry: '' })).toEqual([
    '12 people of Meridian Surgical will have access without an end date.',
  ]);
  expect(words({ expiry: '2026-11-16' })).toEqual([
    '12 people of Meridian Surgical will lose access at once: 2026-11-16 has passed.',
  ]);
  expect(words({ expiry: '2026-11-18' })).toEqual([]);
  expect(consequencesOf({ ...company, expiry: null }, { ...edited({}), expiry: '' }, now)).toEqual([]);
});

test('MEND-17 fewer licenses than seats in use, and a license for fewer people, say by how much', () => {
  expect(words({ licenses: '13' })).toEqual([
    'Meridian Surgical has 12 people enabled and 2 invited, more than 13 licenses. They keep their access, but its team leader can enable and invite no one else.',
  ]);
  expect(words({ licenses: '14' })).toEqual([]);
  expect(words({ license: 'site' })).toEqual([
    'Meridian Surgical has 14 people, and a Site license is for 5. They keep their access, but no one can be added.',
  ]);
  expect(words({ license: 'single' })[0]).toContain('more than 1 license.');
});

test('MEND-17 only a change that could hurt asks the server for its numbers', () => {
  const hurts = (part: Partial<Settings>) => mightHurt(company, edited(part));
  expect([{ licenses: '21' }, { deviceLimit: '101' }, {}].map(hurts)).toEqual([false, false, false]);
  expect([{ licenses: '19' }, { deviceLimit: '99' }, { expiry: '' }].map(hurts)).toEqual([true, true, true]);
});

import { expect, test } from 'vitest';
import { makeViewer } from '../testing/viewer.ts';
import { admit, decide, type Item, nothing, refuse, standing } from './decide.ts';
import type { Framed } from './viewer.ts';

const now = new Date('2026-06-01T12:00:00Z');
const yesterday = new Date('2026-05-31T00:00:00Z');
const bought: Item = { visible: true, holding: { ...nothing, full: true } };
const notBought: Item = { visible: true, holding: nothing };

test('a disabled person is told so before the company expiry is mentioned', () => {
  expect(standing({ enabled: false, provider: false, expiry: yesterday }, now)).toEqual(
    refuse('not enabled'),
  );
});

test('a company expires at its exclusive end, not a moment before', () => {
  const person = { enabled: true, provider: false };
  expect(standing({ ...person, expiry: now }, now)).toEqual(refuse('company expired'));
  expect(standing({ ...person, expiry: new Date(now.getTime() + 1) }, now).allowed).toBe(true);
  expect(standing({ ...person, expiry: null }, now).allowed).toBe(true);
});

test("the provider's own group passes the enabled and expiry checks", () => {
  expect(standing({ enabled: false, provider: true, expiry: yesterday }, now).allowed).toBe(true);
});

test('a call for signed-in people also serves those of an expired company; one for users does not', () => {
  const expired = makeViewer({ expiry: yesterday, now });
  expect(admit(expired, ['signed-in']).allowed).toBe(true);
  expect(admit(expired, ['user'])).toEqual(refuse('company expired'));
});

test('a call for a role refuses every other role and anyone signed out', () => {
  expect(admit(makeViewer({ role: 'sales' }), ['admin'])).toEqual(refuse('wrong role'));
  expect(admit(makeViewer({ role: 'admin' }), ['admin']).allowed).toBe(true);
  expect(admit(makeViewer({ role: 'sales' }), ['admin', 'sales']).allowed).toBe(true);
  expect(admit(null, ['admin'])).toEqual(refuse('signed out'));
  expect(admit(null, ['public']).allowed).toBe(true);
});

test('the flag makes someone a team leader', () => {
  expect(admit(makeViewer({ lead: true, role: 'team leader' }), ['lead']).allowed).toBe(true);
  expect(admit(makeViewer({ lead: false }), ['lead'])).toEqual(refuse('wrong role'));
});

test('a session does not count as the token of a frame', () => {
  expect(admit(makeViewer({ role: 'admin' }), ['embed'])).toEqual(refuse('wrong role'));
  expect(admit(makeViewer({ role: 'admin' }), ['import'])).toEqual(refuse('wrong role'));
});

test('a frame for imports serves admins only, and only imports', () => {
  const frame = (opens: 'import' | 'dashboard', role: 'admin' | 'standard') =>
    ({ ...makeViewer({ role }), grant: { opens } }) as Framed;
  expect(admit(frame('import', 'admin'), ['import']).allowed).toBe(true);
  expect(admit(frame('import', 'standard'), ['import'])).toEqual(refuse('wrong role'));
  expect(admit(frame('dashboard', 'admin'), ['import'])).toEqual(refuse('wrong role'));
});

test('without a session nothing is open', () => {
  expect(decide(null, 'preview', bought)).toEqual(refuse('signed out'));
});

test('a customer reads what the company bought and previews the rest', () => {
  const reader = makeViewer();
  expect(decide(reader, 'read', bought).allowed).toBe(true);
  expect(decide(reader, 'read', notBought)).toEqual(refuse('not subscribed'));
  expect(decide(reader, 'preview', notBought).allowed).toBe(true);
});

test('a sample opens the dashboard of its one market and nothing else', () => {
  const sample: Item = { visible: true, holding: { ...nothing, sampleMarkets: ['Knees', 'Shoulders'] } };
  const reader = makeViewer();
  expect(decide(reader, 'open dashboard', { ...sample, market: 'Knees' }).allowed).toBe(true);
  expect(decide(reader, 'open dashboard', { ...sample, market: 'Hips' })).toEqual(
    refuse('sample market only'),
  );
  expect(decide(reader, 'open dashboard', sample)).toEqual(refuse('sample market only'));
  expect(decide(reader, 'read', sample)).toEqual(refuse('sample market only'));
});

test('a demo opens the demo data and nothing else', () => {
  const demo: Item = { visible: true, holding: { ...nothing, demo: true } };
  const reader = makeViewer();
  expect(decide(reader, 'open dashboard', { ...demo, demo: true }).allowed).toBe(true);
  expect(decide(reader, 'open dashboard', demo)).toEqual(refuse('not subscribed'));
  expect(decide(reader, 'read', { ...demo, demo: true })).toEqual(refuse('not subscribed'));
  expect(decide(reader, 'open dashboard', { ...notBought, demo: true })).toEqual(refuse('not subscribed'));
});

test('with a sample and a demo each opens its own part', () => {
  const both: Item = { visible: true, holding: { ...nothing, sampleMarkets: ['Knees'], demo: true } };
  const reader = makeViewer();
  expect(decide(reader, 'open dashboard', { ...both, demo: true, market: null }).allowed).toBe(true);
  expect(decide(reader, 'open dashboard', { ...both, demo: false, market: 'Knees' }).allowed).toBe(true);
  expect(decide(reader, 'open dashboard', { ...both, demo: false, market: null })).toEqual(
    refuse('sample market only'),
  );
});

test('admin and sales open anything visible, support reads it, marketing previews', () => {
  expect(decide(makeViewer({ role: 'admin' }), 'read', notBought).allowed).toBe(true);
  expect(decide(makeViewer({ role: 'sales' }), 'open dashboard', notBought).allowed).toBe(true);
  expect(decide(makeViewer({ special: 'support' }), 'read', notBought).allowed).toBe(true);
  expect(decide(makeViewer({ special: 'support' }), 'open dashboard', notBought)).toEqual(
    refuse('not subscribed'),
  );
  expect(decide(makeViewer({ special: 'marketing' }), 'read', notBought)).toEqual(refuse('not subscribed'));
  expect(decide(makeViewer({ special: 'marketing' }), 'preview', notBought).allowed).toBe(true);
});

test('MEND-18 a hidden report is closed to everyone but admins; only who has it is told that it was withdrawn', () => {
  const hidden: Item = { ...bought, visible: false };
  const sample: Item = { visible: false, holding: { ...nothing, sampleMarkets: ['Knees'] } };
  expect(decide(makeViewer({ role: 'admin' }), 'read', hidden).allowed).toBe(true);
  for (const viewer of [makeViewer(), makeViewer({ role: 'sales' }), makeViewer({ special: 'support' })]) {
    expect(decide(viewer, 'preview', hidden)).toEqual(refuse('withdrawn'));
    expect(decide(viewer, 'read', sample)).toEqual(refuse('withdrawn'));
    expect(decide(viewer, 'preview', { ...notBought, visible: false })).toEqual(refuse('not subscribed'));
  }
});

test('an expired company reads nothing, whatever it bought', () => {
  expect(decide(makeViewer({ expiry: yesterday, now }), 'read', bought)).toEqual(refuse('company expired'));
});

import { expect, test } from 'vitest';
import { draft, settled } from '../draft.fixture.ts';
import { chosenMoment, momentWords, readerWords, releaseForm, whyNot } from './release-plan.ts';

const form = releaseForm(draft);
const now = draft.now;
const inAnHour = (now + 3600) * 1000;
const local = (milliseconds: number) => {
  const shifted = new Date(milliseconds - new Date(milliseconds).getTimezoneOffset() * 60_000).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
};

test('PUB-06 a day and a time are the moment in the zone of the person', () => {
  const minute = Math.floor(inAnHour / 60_000) * 60;
  expect(chosenMoment(local(inAnHour))).toBe(minute);
  expect(chosenMoment({ day: '', time: '09:00' })).toBeNull();
  expect(chosenMoment({ day: '2026-11-24', time: '' })).toBeNull();
  expect(momentWords(1_795_000_000, 'UTC')).toBe('18 Nov 2026, 11:06');
});

test('PUB-06 while a finding is to be settled, nothing is released', () => {
  expect(whyNot(draft, form, now)).toBe('1 finding is to be settled first: A cell was not read.');
  const [cell] = draft.findings.filter(({ weight }) => weight === 'settle');
  const two = { ...draft, findings: [...draft.findings, { ...cell, key: 'other' }] } as typeof draft;
  expect(whyNot(two, form, now)).toBe('2 findings are to be settled first.');
});

test('PUB-06 findings to look at are confirmed for the draft as it was looked at', () => {
  const findings = draft.findings.filter(({ weight }) => weight !== 'settle');
  const looked = { ...draft, open: { settle: 0, look: 1, noted: 0 }, findings };
  expect(whyNot(looked, form, now)).toContain('Confirm that you have looked at the findings');
  expect(whyNot(looked, { ...form, seen: looked.revision }, now)).toBeNull();
  expect(whyNot({ ...looked, revision: 4 }, { ...form, seen: 3 }, now)).toContain('Confirm');
});

test('PUB-06 an outdated draft is compared anew first', () => {
  expect(whyNot({ ...settled, outdated: true }, form, now)).toContain('Compare it with the current version');
});

test('PUB-06 a planned time is to come by the clock of the server, and within a year', () => {
  const at = (milliseconds: number) => whyNot(settled, { ...form, when: 'at', ...local(milliseconds) }, now);
  expect(at(inAnHour)).toBeNull();
  expect(at(now * 1000 - 3_600_000)).toBe('Choose a time that is still to come, within a year.');
  expect(at(inAnHour + 400 * 86_400_000)).toBe('Choose a time that is still to come, within a year.');
  expect(whyNot(settled, { ...form, when: 'at' }, now)).toBe('Choose the day and the time of the release.');
  expect(whyNot(settled, form, now)).toBeNull();
});

test.each([
  [{ companies: 0, people: 0 }, 'No company can read it yet.'],
  [{ companies: 1, people: 1 }, '1 company with 1 person will see it.'],
  [{ companies: 11, people: 63 }, '11 companies with 63 people will see it.'],
])('PUB-06 it is said who would see it: %j', (readers, expected) => {
  expect(readerWords(readers)).toBe(expected);
});

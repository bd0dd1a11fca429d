import { expect, test } from 'vitest';
import type { Member } from '../team.queries.ts';
import { changedMembers, changesSentence, isOverLimit, noChanges, withChange } from './use-team-access.tsx';

const member = (name: string, enabled: boolean): Member => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@meridian.example`,
  enabled,
  title: '',
  role: 'standard',
});
const team = [member('Ines', true), member('Jonas', true), member('Mei', false), member('Noor', false)];
const changesOf = (wanted: Record<string, boolean>) =>
  Object.entries(wanted).reduce((changes, [id, enabled]) => withChange(changes, id, enabled), noChanges);
const sentence = (wanted: Record<string, boolean>) =>
  changesSentence(changedMembers(team, changesOf(wanted)));

test('TEAM-01 only a difference from what is saved is a change', () => {
  expect(changedMembers(team, noChanges)).toEqual([]);
  expect(changedMembers(team, changesOf({ Ines: true, Mei: false }))).toEqual([]);
  const [changed, ...more] = changedMembers(team, changesOf({ Ines: true, Mei: true }));
  expect([changed?.name, changed?.enabled, more]).toEqual(['Mei', true, []]);
});

test('TEAM-01 unsaved changes are counted and listed by name', () => {
  expect(sentence({ Mei: true })).toBe('1 change not saved: Mei will be enabled.');
  expect(sentence({ Mei: true, Noor: true, Jonas: false })).toBe(
    '3 changes not saved: Mei and Noor will be enabled, Jonas will be disabled.',
  );
  const many = ['A', 'B', 'C', 'D'].map((name) => member(name, true));
  expect(changesSentence(many)).toBe('4 changes not saved: A, B and 2 others will be enabled.');
});

test('TEAM-02 more enabled people than licenses are refused; disabling people is always allowed', () => {
  expect(isOverLimit(team, changesOf({ Mei: true }), 3)).toBe(false);
  expect(isOverLimit(team, changesOf({ Mei: true, Noor: true }), 3)).toBe(true);
  expect(isOverLimit(team, changesOf({ Mei: true, Noor: true, Jonas: false }), 3)).toBe(false);
  expect(isOverLimit(team, changesOf({ Jonas: false }), 0)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Member } from '../../team/team.queries.ts';
import {
  chosenOf,
  isSameChoice,
  matching,
  recipientsFirst,
  recipientsOf,
  sharedMessage,
  sharingRefusal,
  sharingWords,
  teammates,
} from './recipients.ts';

const person = (id: string, enabled = true, name = id) =>
  ({ id, name, email: `${id}@meridian.example`, enabled }) as Member;
const own = person('ines');

test('CR-10 enabled teammates are offered by name, without the person themselves', () => {
  const team = [own, person('priya', true, 'Priya'), person('mei', false), person('jonas', true, 'Jonas')];
  expect(teammates(team, 'ines').map(({ name }) => name)).toEqual(['Jonas', 'Priya']);
});

test('CR-10 without other members, or without enabled ones, there is a reason why it cannot be shared', () => {
  expect(sharingRefusal([own], 'ines')).toBe('There are no other members in your team');
  expect(sharingRefusal([own, person('mei', false)], 'ines')).toBe(
    'Your team members need to be enabled to share this Custom Report',
  );
  expect(sharingRefusal([own, person('jonas')], 'ines')).toBeNull();
});

test('CR-10 people are found by a part of their name or address', () => {
  const people = [person('jonas', true, 'Jonas Feld'), person('priya', true, 'Priya Raman')];
  const found = (typed: string) => matching(people, typed).map(({ id }) => id);
  expect(found(' FELD ')).toEqual(['jonas']);
  expect(found('feld jo')).toEqual(['jonas']);
  expect(found('priya@')).toEqual(['priya']);
  expect(found('')).toEqual(['jonas', 'priya']);
  expect(found('nobody')).toEqual([]);
});

test('CR-10 recipients are recognised by their e-mail', () => {
  const people = [person('jonas'), person('priya'), person('sofia')];
  const shared = 'Priya@meridian.example,jonas@meridian.example';
  expect(recipientsOf({ shared }, people)).toEqual(['jonas', 'priya']);
  expect(recipientsOf({ shared: '' }, people)).toEqual([]);
});

test('CR-10 recipients come first, each group in its order', () => {
  const people = [person('callum'), person('jonas'), person('mei'), person('priya')];
  expect(recipientsFirst(people, ['priya', 'jonas']).map(({ id }) => id)).toEqual([
    ...['jonas', 'priya'],
    ...['callum', 'mei'],
  ]);
});

test('CR-10 with no one selected the button stops sharing', () => {
  expect(sharingWords(2, true)).toEqual({ action: 'Share', warning: null });
  expect(sharingWords(0, false).action).toBe('Share');
  expect(sharingWords(0, true).action).toBe('Stop sharing');
  expect(sharingWords(0, true).warning).toMatch(/no longer be shared/);
  expect(sharedMessage(1)).toBe('Custom report shared');
  expect(sharedMessage(0)).toBe('Custom report no longer shared');
});

test('CR-10 unticking and ticking again is no change, and a deleted member is not chosen', () => {
  const people = [person('jonas'), person('priya')];
  const chosen = (...ticks: [string, boolean][]) => chosenOf(people, ['jonas'], new Map(ticks));
  expect(isSameChoice(chosen(), ['jonas'])).toBe(true);
  expect(isSameChoice(chosen(['jonas', true], ['sofia', true]), ['jonas'])).toBe(true);
  expect(isSameChoice(chosen(['priya', true]), ['jonas'])).toBe(false);
  expect(isSameChoice(chosen(['jonas', false], ['priya', true]), ['jonas'])).toBe(false);
});

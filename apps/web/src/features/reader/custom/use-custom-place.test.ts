import { useState } from 'react';
import { expect, test } from 'vitest';
import { runHook } from '../../../lib/hook.fixture.ts';
import { useReset } from './use-custom-place.ts';

// @vitest-environment jsdom

/** A list whose new answer and whose first place arrive when the test says so. */
function resetting(start: { isSound: boolean; place: number }) {
  const page = { ...start, asked: 0 };
  let answer = () => {};
  const ask = () => {
    page.asked += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  const { now, step } = runHook(() => {
    const [, show] = useState({});
    return { ...useReset(page.isSound, page.place, ask), show: () => show({}) };
  });
  const after = (change: Partial<typeof page>) =>
    step(({ show }) => {
      Object.assign(page, change);
      show();
    });
  return { page, now, after, answer: () => step(() => answer()) };
}

test('CR-09 a list that answers before the first place is shown is not asked for again', async () => {
  const { page, now, after, answer } = resetting({ isSound: false, place: 9 });
  await answer();
  await after({});
  expect(page.asked).toBe(1);
  await after({ isSound: true, place: 1 });
  expect(now()).toMatchObject({ hasFailed: false, isNoted: true });
});

test('CR-09 a place beyond the end leads to the first one again, and the reset is mentioned until the person goes on', async () => {
  const { page, now, after, answer } = resetting({ isSound: false, place: 9 });
  await after({ isSound: true, place: 1 });
  await answer();
  await after({ place: 2 });
  expect(now().isNoted).toBe(false);
  await after({ isSound: false, place: 9 });
  expect([page.asked, now().hasFailed]).toEqual([2, false]);
});

test('CR-09 if the new list cannot be opened either, it failed', async () => {
  const { now, after, answer } = resetting({ isSound: false, place: 3 });
  await after({ place: 1 });
  expect(now().hasFailed).toBe(false);
  await answer();
  expect(now().hasFailed).toBe(true);
});

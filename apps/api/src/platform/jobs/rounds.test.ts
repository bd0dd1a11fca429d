import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createRounds } from './rounds.ts';

test('what is added while a round ends is done at once, not in the next round', async () => {
  const [todo, done]: [string[], string[]] = [['first'], []];
  const rounds = createRounds({
    step: async () => {
      const next = todo.shift();
      if (next) done.push(next);
      await setImmediate();
      if (next === undefined && done.length === 1) {
        todo.push('second');
        rounds.kick();
      }
      return next !== undefined;
    },
    logFailure: () => {},
    everyMs: 3_600_000,
  });
  rounds.kick();
  await eventually(() => expect(done).toEqual(['first', 'second']));
  await rounds.stop();
});

test('a failure is told, and the next kick begins again', async () => {
  const told: unknown[] = [];
  let tries = 0;
  const rounds = createRounds({
    step: async () => {
      tries += 1;
      if (tries === 1) throw new Error('once');
      return false;
    },
    logFailure: (error) => told.push(error),
    everyMs: 3_600_000,
  });
  rounds.kick();
  await eventually(() => expect(told).toEqual([new Error('once')]));
  rounds.kick();
  await eventually(() => expect(tries).toBe(2));
  await rounds.stop();
  rounds.kick();
  expect(tries).toBe(2);
});

import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

const now = new Date(0);

function keep(memory: ReturnType<typeof createMemory>, name: string, bytes: number, keys: string[] = []) {
  memory.endFill(memory.beginFill(), { name, value: name, grounds: { keys, bytes } });
}

const has = (memory: ReturnType<typeof createMemory>, name: string) => memory.find(name, now) !== undefined;

test('FAST-02 memory never holds more than its limit: what was used least recently goes first', () => {
  const memory = createMemory(100_000);
  for (const name of ['a', 'b', 'c']) keep(memory, name, 30_000);
  expect(has(memory, 'a')).toBe(true);
  keep(memory, 'd', 30_000);
  expect(['a', 'b', 'c', 'd'].map((name) => has(memory, name))).toEqual([true, false, true, true]);
  for (let at = 0; at < 1000; at += 1) {
    keep(memory, `e${at}`, (at * 7919) % 50_000);
    expect(memory.figures().bytes).toBeLessThanOrEqual(100_000);
  }
  keep(memory, 'larger than all', 100_001);
  expect(memory.figures()).toMatchObject({ entries: 0, bytes: 0 });
});

test('FAST-02 names, and keys that many have, count as what they take', () => {
  const memory = createMemory(100_000);
  const keys = Array.from({ length: 400 }, (_, at) => `company:${at}`);
  for (let at = 0; at < 100; at += 1) keep(memory, `person ${at}`, 0, keys);
  expect(memory.figures().entries).toBeLessThan(10);
  for (let at = 0; at < 100; at += 1) keep(memory, `${at}`.padEnd(5000), 0);
  expect(memory.figures().entries).toBeLessThan(20);
});

test('FAST-01 what is forgotten leaves nothing behind', () => {
  const memory = createMemory(100_000);
  for (const name of ['a', 'b']) keep(memory, name, 1000, ['both', `only ${name}`]);
  memory.forget(['only a', 'unknown']);
  expect([has(memory, 'a'), has(memory, 'b')]).toEqual([false, true]);
  memory.forget(['both']);
  expect(memory.figures()).toMatchObject({ entries: 0, bytes: 0 });
  keep(memory, 'c', 1000, ['both']);
  memory.forget('everything');
  expect(memory.figures()).toMatchObject({ entries: 0, bytes: 0 });
});

test('FAST-01 what ends at a moment is not found from then on', () => {
  const memory = createMemory(100_000);
  const grounds = { keys: [], until: new Date(1000) };
  memory.endFill(memory.beginFill(), { name: 'a', value: 1, grounds });
  expect(memory.find('a', new Date(999))).toMatchObject({ value: 1 });
  expect(memory.find('a', new Date(1000))).toBeUndefined();
});

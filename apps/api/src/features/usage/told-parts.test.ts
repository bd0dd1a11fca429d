import { expect, test } from 'vitest';
import { isTellable, type Part, tellingOf, type Zone } from './told-parts.ts';

/** The same numbers for everybody, made by chance from a seed. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const part = (count: number, ...people: string[]): Part => ({
  count,
  people,
  ofOthers: people.some((one) => one !== 'viewer'),
});

/** Whether a sum follows from those that are told, by adding and taking away. */
function follows(told: readonly number[][], wanted: readonly number[]): boolean {
  const rows = [...told, wanted].map((row) => [...row]);
  const last = rows.pop() ?? [];
  const used = new Set<number>();
  for (let column = 0; column < last.length; column += 1) {
    const pivot = rows.findIndex((row, index) => !used.has(index) && Math.abs(row[column] ?? 0) > 1e-9);
    if (pivot < 0) continue;
    used.add(pivot);
    for (const row of [...rows.filter((_, index) => index !== pivot), last]) {
      const times = (row[column] ?? 0) / (rows[pivot]?.[column] ?? 1);
      for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) - times * (rows[pivot]?.[at] ?? 0);
    }
  }
  return last.every((value) => Math.abs(value) < 1e-9);
}

/** Months by chance, in three ranges that all end today. */
function history(seed: number) {
  const random = chance(seed);
  const team = ['viewer', 'b', 'c', 'd', 'e'].slice(0, 2 + random(4));
  const parts = Array.from({ length: 8 }, () => {
    const people = team.filter(() => random(3) === 0);
    return part(people.length === 0 ? 0 : people.length + random(9), ...people);
  });
  const starts = [0, 1 + random(3), 5 + random(2)];
  const zones = starts.map((start, index) => ({
    parts: parts.slice(start, starts[index + 1] ?? parts.length),
    isMain: index === seed % 2,
  }));
  const sums = [...parts.map((one) => [one]), ...starts.map((start) => parts.slice(start))];
  return { parts, zones: zones.reverse(), sums };
}

test('USE-02 nothing that is told, and nothing that follows from it, is of fewer than three people', () => {
  let tellings = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const { parts, zones, sums } = history(seed);
    const mayTell = tellingOf(zones);
    const told = sums.filter((sum) => mayTell(sum));
    tellings += told.length;
    const asRow = (sum: readonly Part[]) => parts.map((one) => (sum.includes(one) ? 1 : 0));
    // What only the viewer did is known to them anyway.
    const known = [...told, ...parts.filter(({ ofOthers }) => !ofOthers).map((one) => [one])].map(asRow);
    for (let bits = 1; bits < 256; bits += 1) {
      const sum = parts.filter((_, index) => bits & (1 << index));
      if (!isTellable(sum)) expect([seed, bits, follows(known, asRow(sum))]).toEqual([seed, bits, false]);
    }
  }
  // Of some two thousand sums.
  expect(tellings).toBeGreaterThan(800);
});

const zone = (parts: Part[], isMain = false): Zone<Part> => ({ parts, isMain });
const many = (count: number) => part(count, 'a', 'b', 'c');

test('USE-02 a pool of too few people takes the least of the others with it, in its own range', () => {
  const [small, least, large, old] = [part(9, 'a', 'b'), many(5), many(7), many(2)];
  const mayTell = tellingOf([zone([small, least, large]), zone([old], true)]);
  expect([small, least, large, old].map((one) => mayTell([one]))).toEqual([false, false, true, true]);
  expect([mayTell([small, least, large]), mayTell([small, least, large, old])]).toEqual([true, true]);
});

test('USE-02 of two ranges whose difference would tell too much, the main one is told', () => {
  const [recent, old] = [many(9), part(2, 'a')];
  const mainly = tellingOf([zone([recent]), zone([old], true)]);
  expect([mainly([recent]), mainly([recent, old]), mainly([old])]).toEqual([false, true, false]);
  // Before the main one there are a few days of a longer range, which is not told then.
  const longer = tellingOf([zone([recent], true), zone([old])]);
  expect([longer([recent]), longer([recent, old])]).toEqual([true, false]);
});

test('USE-02 what is of nobody, or of the viewer alone, is told and protects nothing', () => {
  const [nobody, own, small] = [part(0), part(4, 'viewer'), part(3, 'a')];
  const mayTell = tellingOf([zone([nobody, own, small])]);
  expect([mayTell([nobody]), mayTell([own]), mayTell([small]), mayTell([own, small])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

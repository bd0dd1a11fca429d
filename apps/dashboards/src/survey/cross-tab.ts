import type { Answer } from '@caliper/contract/endpoints.ts';
import { type Base, basesOf, type Tally, talliesOf } from './tally.ts';

type Answered = Answer<'askDashboard'>;

/** Answers down, groups across; every row has a cell for each group. */
export interface CrossTab {
  groups: Base[];
  rows: { answer: string; cells: Tally[] }[];
}

interface Reading {
  isWeighted: boolean;
  isScale: boolean;
  /** The answers in the order in which they are shown. */
  order: readonly string[];
}

/** `bases` has rows by group, `answers` by answer and group. */
export function crossTab(bases: Answered, answers: Answered, reading: Reading): CrossTab {
  const groups = basesOf(bases, reading.isWeighted);
  const columns = groups.map((group, index) => {
    const rows = answers.rows.filter(({ key }) => key[1] === bases.rows[index]?.key[0]);
    const tallies = talliesOf({ ...answers, rows }, group, reading);
    return new Map(tallies.map((one) => [one.answer, one]));
  });
  return {
    groups,
    rows: reading.order.map((answer) => ({
      answer,
      cells: groups.map((group, index) => columns[index]?.get(answer) ?? nobody(answer, group)),
    })),
  };
}

function nobody(answer: string, { reliance }: Base): Tally {
  return { answer, count: 0, share: reliance === 'tiny' ? null : 0 };
}

/** All groups together, before the others. `tallies` are in the order of the rows. */
export function withAll(
  { groups, rows }: CrossTab,
  base: Base | undefined,
  tallies: readonly Tally[],
): CrossTab {
  if (!base) return { groups, rows };
  return {
    groups: [{ ...base, name: 'All' }, ...groups],
    rows: rows.map(({ answer, cells }, index) => {
      const whole = tallies[index] ?? { answer, count: 0, share: null };
      return { answer, cells: [whole, ...cells] };
    }),
  };
}

import type { Finding } from '@caliper/contract/problem.ts';
import type { Origin } from '../html/clean-tree.ts';
import type { ReadTable } from '../tables/read-table.ts';

/** What was unclear in a table, each kind once, with the first cell in which it was met. */
export function tableFindings(
  file: string,
  { table, doubts, origin }: ReadTable & { origin: Origin },
): Finding[] {
  const { line, place: given = `Table ${table.number}`, remarks } = origin;
  const place = {
    file,
    ...(line === undefined ? { place: given } : { line }),
    block: table.block,
  };
  const kinds = Map.groupBy(doubts, ({ message }) => message);
  return [
    ...remarks.map((message) => ({ ...place, excerpt: table.caption, message, weight: 'look' as const })),
    ...[...kinds.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      const { message, remedy, text, weight = 'settle' } = first;
      const count = others.length > 0 ? ` This is met in ${others.length + 1} cells.` : '';
      return [{ ...place, excerpt: text, message: `${message}${count}`, remedy, weight }];
    }),
  ];
}

import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { machine } from '../../bench/src/machine.ts';
import type { Row } from './fault.ts';

const marks = { held: '✓', broken: '✗', 'not run': '–' } as const;

export function line({ what, figure, limit, verdict }: Row): string {
  const words = verdict === 'not run' ? `not run: ${figure}` : `${figure} (${limit})`;
  return `${marks[verdict]} ${what}: ${words}`;
}

const file = join(import.meta.dirname, '../results.md');
const head = '| fault | what | figure | limit | | when |\n|---|---|---|---|---|---|';

/** The results of a fault replace its last ones; the others keep theirs. */
export async function keep(found: Map<string, Row[]>, order: string[], seed: string): Promise<void> {
  const before = (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .filter((one) => one.startsWith('| '));
  const earlier = Map.groupBy(before.slice(1), (one) => one.split(' | ')[0]?.slice(2) ?? '');
  const lines = order.flatMap((name) => {
    const rows = found.get(name);
    return rows ? rows.map((row) => cells(name, row, seed)) : (earlier.get(name) ?? []);
  });
  await writeFile(file, `# What came of the faults\n\n${machine()}\n\n${[head, ...lines].join('\n')}\n`);
}

function cells(name: string, { what, figure, limit, verdict }: Row, seed: string): string {
  const when = `${new Date().toISOString().slice(0, 10)}, seed ${seed}, load ${loadavg()[2]?.toFixed(1)}`;
  const mark = verdict === 'not run' ? verdict : marks[verdict];
  return `| ${[name, what, figure, limit, mark, when].join(' | ')} |`;
}

export const ms = (value: number) => `${Math.round(value)} ms`;

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { machine, processor, stolen } from './machine.ts';
import type { Row } from './report.ts';

const file = fileURLToPath(new URL('../results.md', import.meta.url));
/** Everything below this heading is written by hand and kept. */
const ours = '\n## What the figures say\n';

/**
 * The rows of a bench replace its earlier ones, those of a part of it only their own; the others stay, each with its date.
 */
export async function keep(bench: string, rows: Row[], order: string[], isPart: boolean): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const prose = before.includes(ours) ? before.slice(before.indexOf(ours)) : '';
  const earlier = before.split('\n').filter((line) => /^\| [✓✗] /.test(line));
  const measured = `${new Date().toISOString().slice(0, 10)}, ${processor()}, stolen ${stolen()}`;
  const lines = new Map(earlier.map((line) => [nameOf(line), line]));
  if (!isPart) for (const line of earlier) if (benchOf(line) === bench) lines.delete(nameOf(line));
  for (const row of rows) {
    const line = lineOf(bench, row, measured);
    lines.set(nameOf(line), line);
  }
  const sorted = [...lines.values()].sort((a, b) => order.indexOf(benchOf(a)) - order.indexOf(benchOf(b)));
  await writeFile(file, `${heading()}${sorted.join('\n')}\n${prose}`);
}

const nameOf = (line: string) => line.split(' | ').slice(1, 3).join(' | ');
const benchOf = (line: string) => line.split(' | ')[1] ?? '';

function lineOf(bench: string, { what, figure, budget, isWithin }: Row, measured: string): string {
  const cells = [isWithin ? '✓' : '✗', bench, what, figure, budget, measured];
  return `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
}

function heading(): string {
  return `# Results of \`npm run bench\`

The last run: ${machine()}. Everything ran on one machine: the app, its PostgreSQL with fsync on, the bare servers and whoever asked. Stolen is
the share of the processor time wanted during a bench that went to other guests of the host; older rows have the load when the run began.

| | bench | what | figure | budget | measured |
|---|---|---|---|---|---|
`;
}

import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { machine } from './machine.ts';
import type { Row } from './report.ts';

const file = fileURLToPath(new URL('../results.md', import.meta.url));
const begun = loadavg()[0] ?? 0;
/** What stands below is written by hand, and stays. */
const ours = '\n## What the figures say\n';

/** The table takes the place of the one before. */
export async function keep(rows: Row[]): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const prose = before.includes(ours) ? before.slice(before.indexOf(ours)) : '';
  await writeFile(file, `${heading()}\n${table(rows)}\n${prose}`);
}

function heading(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `# Results of \`npm run bench\`

${day}, ${machine()}, load ${begun.toFixed(1)} when it began. Everything ran on this one machine: the app, its PostgreSQL with
fsync on, the bare servers and whoever asked.
`;
}

function table(rows: Row[]): string {
  const line = ({ what, figure, budget, isWithin }: Row) =>
    `| ${[isWithin ? '✓' : '✗', what, figure, budget].map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return ['| | what | figure | budget |', '|---|---|---|---|', ...rows.map(line), ''].join('\n');
}

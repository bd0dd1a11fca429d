import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

export const processor = (): string => cpus()[0]?.model.trim() ?? '';

/** Describes the machine, without which figures mean little. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${processor()}), ${memory} GiB, Node ${process.versions.node}`;
}

let asked = times();

/** The share of wanted processor time that went to other guests of the same host since the last call. */
export function stolen(): string {
  const before = asked;
  asked = times();
  const [wanted, taken] = [asked.wanted - before.wanted, asked.taken - before.taken];
  return wanted > 0 ? `${Math.round((100 * taken) / wanted)} %` : 'unknown';
}

/** In ticks: user, nice, system, idle, iowait, irq, softirq, steal. Only on Linux. */
function times(): { wanted: number; taken: number } {
  const [line = ''] = process.platform === 'linux' ? readFileSync('/proc/stat', 'utf8').split('\n') : [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, taken = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { wanted: user + nice + system + irq + soft + taken, taken };
}

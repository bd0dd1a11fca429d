import { availableParallelism, cpus, totalmem } from 'node:os';

/** Figures mean little without where they were taken. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${memory} GiB, Node ${process.versions.node}`;
}

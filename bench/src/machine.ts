import { availableParallelism, cpus, totalmem } from 'node:os';

export const processor = (): string => cpus()[0]?.model.trim() ?? '';

/** Figures mean little without where they were taken. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${processor()}), ${memory} GiB, Node ${process.versions.node}`;
}

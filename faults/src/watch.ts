import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { signedInAs } from '@caliper/api/testing/people.ts';
import { percentile } from '../../bench/src/report.ts';
import type { Working } from './good-client.ts';
import type { Place } from './place.ts';

export interface Watched<T> {
  result: T;
  /** For a signed-in person who keeps working. */
  p99: number;
  /** Answers that differ from the usual ones. */
  disturbed: number;
  /** The most that the process grew, in megabytes. */
  grewBy: number;
}

/** Watches one good client and the memory of the process while something else runs. */
export async function watching<T>(place: Place, work: () => Promise<T>): Promise<Watched<T>> {
  const { token } = await signedInAs(place);
  const before = await memoryOf(place);
  const ended = new AbortController();
  const memory = highestMemory(place, ended.signal);
  const client = goodClient(place, token);
  try {
    const result = await work();
    ended.abort();
    const { waits, disturbed } = await client.working();
    return { result, disturbed, p99: percentile(waits, 0.99), grewBy: (await memory) - before };
  } finally {
    ended.abort();
    await client.stop();
  }
}

function goodClient({ origin }: Place, token: string) {
  const worker = new Worker(new URL('good-client.ts', import.meta.url), {
    workerData: { url: `${origin}/api/session`, token },
  });
  return {
    async working(): Promise<Working> {
      const answer = once(worker, 'message');
      worker.postMessage('enough');
      const [working] = (await answer) as [Working];
      return working;
    },
    stop: () => worker.terminate(),
  };
}

async function highestMemory(place: Place, signal: AbortSignal): Promise<number> {
  let highest = 0;
  while (!signal.aborted) {
    highest = Math.max(highest, await memoryOf(place));
    await delay(100);
  }
  return highest;
}

/** The memory of the process in megabytes; 0 on systems other than Linux. */
async function memoryOf({ node }: Place): Promise<number> {
  const status = await readFile(`/proc/${node.process.pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1024;
}

export const megabytes = (value: number) => `${value >= 0 ? '+' : ''}${Math.round(value)} MB`;

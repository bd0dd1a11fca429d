import autocannon from 'autocannon';
import { median, type Row } from './report.ts';

const rounds = 5;
const seconds = 4;
const connections = 20;

export interface Target {
  url: string;
  headers: Record<string, string>;
}

export interface Figures {
  perSecond: number;
  p99: number;
}

/** Several servers under the same load in turn, so that a busy moment of the machine affects all of them. */
export async function compare<const T extends readonly Target[]>(
  ...targets: T
): Promise<{ [K in keyof T]: Figures }> {
  const runs: Figures[][] = targets.map(() => []);
  for (const target of targets) await measure(target);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) runs[index]?.push(await measure(target));
  }
  return runs.map(middle) as { [K in keyof T]: Figures };
}

async function measure(target: Target): Promise<Figures> {
  const result = await autocannon({ ...target, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.url} failed under load`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function middle(runs: Figures[]): Figures {
  return { perSecond: median(runs.map((run) => run.perSecond)), p99: median(runs.map((run) => run.p99)) };
}

/** Our throughput as a share of the bare server's. */
export function shareRow(what: string, app: Figures, floor: Figures): Row {
  const share = app.perSecond / floor.perSecond;
  const rates = `${Math.round(app.perSecond)} of ${Math.round(floor.perSecond)} requests/s`;
  return {
    what,
    figure: `${Math.round(share * 100)} % (${rates}, p99 ${app.p99} against ${floor.p99} ms)`,
    budget: 'at least 50 %',
    isWithin: share >= 0.5,
  };
}

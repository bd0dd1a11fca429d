import autocannon from 'autocannon';

const rounds = 3;
const seconds = 2;
/** Enough for code to be compiled and statements to be prepared; what is kept was asked for before. */
const warmUpSeconds = 1;

interface Asked {
  path: string;
  headers?: Record<string, string>;
}

export interface Target {
  origin: string;
  /** What is asked for, in a different order on each connection. */
  asked: readonly Asked[];
  /** Done at the beginning and once a second while it is measured. */
  meanwhile?: () => Promise<unknown>;
}

export interface Figures {
  perSecond: number;
  /** In milliseconds, on one connection. */
  mean: number;
  p99: number;
}

/**
 * Several servers under the same load in turn, and of each its best round: whatever else the machine does only ever takes
 * away, from one or from another.
 */
export async function compare<const T extends readonly Target[]>(
  connections: number,
  ...targets: T
): Promise<{ [K in keyof T]: Figures }> {
  const runs: Figures[][] = targets.map(() => []);
  for (const target of targets) await measure(target, connections, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries())
      runs[index]?.push(await measure(target, connections, seconds));
  }
  return runs.map(best) as { [K in keyof T]: Figures };
}

async function measure(
  { origin, asked, meanwhile }: Target,
  connections: number,
  duration: number,
): Promise<Figures> {
  let turn = 0;
  const begun = [meanwhile?.()];
  const every = meanwhile && setInterval(() => begun.push(meanwhile()), 1000);
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration,
    setupClient: (client) => {
      const from = Math.floor((asked.length * turn++) / connections);
      const own = [...asked.slice(from), ...asked.slice(0, from)];
      client.setRequests(own.map((one) => ({ method: 'GET', ...one })));
    },
  });
  clearInterval(every);
  // What it began does not go on while others are measured.
  await Promise.all(begun);
  if (non2xx > 0 || errors > 0) throw new Error(`${origin}${asked[0]?.path} failed under load`);
  return { perSecond: requests.average, mean: (1000 * connections) / requests.average, p99: latency.p99 };
}

function best(runs: Figures[]): Figures {
  return (
    runs.toSorted((one, other) => other.perSecond - one.perSecond)[0] ?? { perSecond: 0, mean: 0, p99: 0 }
  );
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signInAs } from '../../bench/src/installation.ts';
import { percentile } from '../../bench/src/report.ts';
import type { Cluster } from './cluster.ts';

/** A failed request: when, since the start of the load, and how. */
interface Failure {
  afterMs: number;
  what: string;
}

export interface Load {
  requests: number;
  failures: Failure[];
  /** The questions that the server acknowledged. */
  ledger: string[];
  perSecond: number;
  /** Milliseconds, 99th percentile. */
  p99: number;
}

const connections = 40;
/** A person's pause before the next click, greatly shortened. */
const pauseMs = 50;
/** One in this many requests writes. */
const writes = 8;

/** People who read and send questions concurrently until stopped. */
export async function startLoad(cluster: Cluster): Promise<{ began: number; stop(): Promise<Load> }> {
  const people = await signIn(cluster);
  const reads = await readsOf(cluster);
  const load: Load = { requests: 0, failures: [], ledger: [], perSecond: 0, p99: 0 };
  const times: number[] = [];
  const began = performance.now();
  let isOver = false;

  async function send(path: string, init: RequestInit): Promise<boolean> {
    const asked = performance.now();
    load.requests += 1;
    const outcome = await ask(`${cluster.origin}${path}`, init);
    times.push(performance.now() - asked);
    if (outcome === 'well') return true;
    const what = `${init.method ?? 'GET'} ${path}: ${outcome}`;
    load.failures.push({ afterMs: performance.now() - began, what });
    return false;
  }

  async function write(headers: Record<string, string>): Promise<void> {
    const other = randomUUID();
    const body = JSON.stringify({ subject: 'New Analyst Question', message: 'Why?', other });
    const json = { ...headers, 'content-type': 'application/json' };
    if (await send('/api/contact/contact-us', { method: 'POST', headers: json, body }))
      load.ledger.push(other);
  }

  async function work(headers: Record<string, string>, first: number): Promise<void> {
    for (let turn = first; !isOver; turn += 1) {
      if (turn % writes === 0) await write(headers);
      else await send(reads[turn % reads.length] ?? '/', { headers });
      await delay(pauseMs);
    }
  }

  const working = people.map((headers, index) => work(headers, index));
  return {
    began,
    async stop() {
      isOver = true;
      await Promise.all(working);
      load.perSecond = load.requests / ((performance.now() - began) / 1000);
      load.p99 = percentile(times, 0.99);
      return load;
    },
  };
}

/** The outcome of a request: well, its status, or why there was none. */
async function ask(url: string, init: RequestInit): Promise<string> {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    const who = answer.headers.has('x-request-id') ? 'a node' : 'haproxy';
    return answer.ok ? 'well' : `${answer.status} by ${who}`;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

const accounts = ['reader@meridian.example', 'lead@meridian.example', 'admin@caliper.example'];

async function signIn({ db }: Cluster): Promise<Record<string, string>[]> {
  const callers = await Promise.all(accounts.map((email) => signInAs(db, email)));
  return Array.from({ length: connections }, (_, index) => callers[index % callers.length]?.headers ?? {});
}

/** The session, a page of the catalogue, a report's contents, and its preview, which comes from the bucket. */
async function readsOf({ db }: Cluster): Promise<string[]> {
  const { item_id } = await db
    .selectFrom('items')
    .select('item_id')
    .where('chapters', '>', 2)
    .orderBy('item_id')
    .executeTakeFirstOrThrow();
  return [
    '/api/session',
    '/api/catalogs/page?section=catalog&filter=all&category=orthopedics',
    `/api/reports/unsubscribed/${item_id}`,
    `/api/reports/${item_id}/preview`,
    '/api/config',
  ];
}

import { setTimeout as delay } from 'node:timers/promises';
import { stopNode } from '../../apps/api/src/testing/nodes.ts';
import { print, type Row } from '../../bench/src/report.ts';
import { openCluster } from './cluster.ts';
import { type Load, startLoad } from './load.ts';
import { lostRow, tell } from './outcome.ts';

const beforeMs = 8000;
const afterMs = 12_000;
const withinMs = 5000;

/** One of two nodes is killed under load. */
export async function killOne(): Promise<boolean> {
  await using cluster = await openCluster();
  const load = await startLoad(cluster);
  await delay(beforeMs);
  const killedAt = performance.now() - load.began;
  await stopNode(cluster.nodes[0], 'SIGKILL');
  await delay(afterMs);
  const done = await load.stop();
  tell(done);
  const rows = [errorRow(done), windowRow(done, killedAt), await lostRow(cluster, done)];
  print(rows);
  return rows.every(({ isWithin }) => isWithin);
}

function errorRow({ failures, requests }: Load): Row {
  const share = (100 * failures.length) / requests;
  const figure = `${share.toFixed(2)} % (${failures.length} of ${requests})`;
  return { what: 'Requests that failed', figure, budget: 'under 1 %', isWithin: share < 1 };
}

function windowRow({ failures }: Load, killedAt: number): Row {
  const late = failures.filter(({ afterMs: at }) => at < killedAt || at > killedAt + withinMs);
  const last = Math.max(0, ...failures.map(({ afterMs: at }) => at - killedAt));
  return {
    what: 'Failures from the kill to 5 s after it only',
    figure: `${late.length} outside, the last ${(last / 1000).toFixed(1)} s after the kill`,
    budget: '0 outside',
    isWithin: late.length === 0,
  };
}

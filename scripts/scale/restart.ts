import { setTimeout as delay } from 'node:timers/promises';
import { stopNode } from '../../apps/api/src/testing/nodes.ts';
import { print, type Row } from '../../bench/src/report.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { type Load, startLoad } from './load.ts';
import { lostRow, tell } from './outcome.ts';

const settleMs = 3000;

/** Both nodes are restarted one after the other, as for a new version, and no one notices. */
export async function restartBoth(): Promise<boolean> {
  await using cluster = await openCluster();
  const load = await startLoad(cluster);
  await delay(settleMs);
  const codes = [await restart(cluster, 0), await restart(cluster, 1)];
  await delay(settleMs);
  const done = await load.stop();
  tell(done);
  const rows = [failureRow(done), endRow(codes), await lostRow(cluster, done)];
  print(rows);
  return rows.every(({ isWithin }) => isWithin);
}

/** The next one restarts only when the load balancer has both again. */
async function restart(cluster: Cluster, index: 0 | 1): Promise<number | null> {
  const code = await stopNode(cluster.nodes[index]);
  await cluster.start(index);
  while ((await cluster.haproxy.up()).length < 2) await delay(100);
  return code;
}

function failureRow({ failures, requests }: Load): Row {
  const figure = `${failures.length} of ${requests}`;
  return { what: 'Requests that failed', figure, budget: '0', isWithin: failures.length === 0 };
}

function endRow(codes: (number | null)[]): Row {
  const isWithin = codes.every((code) => code === 0);
  return { what: 'Exit codes of the nodes', figure: codes.join(', '), budget: '0, 0', isWithin };
}

import type { Row } from '../../bench/src/report.ts';
import type { Cluster } from './cluster.ts';
import type { Load } from './load.ts';

/** Every acknowledged question must be in the database. */
export async function lostRow({ db }: Cluster, { ledger }: Load): Promise<Row> {
  const rows = await db.selectFrom('requests').select('payload').execute();
  const stored = new Set(rows.map(({ payload }) => (payload as { other?: string }).other));
  const lost = ledger.filter((other) => !stored.has(other)).length;
  const figure = `${lost} of ${ledger.length}`;
  return { what: 'Acknowledged writes lost', figure, budget: '0', isWithin: lost === 0 && ledger.length > 0 };
}

/** Prints how much load there was, and how often each failure happened. */
export function tell(load: Load): void {
  const rate = `${Math.round(load.perSecond)} requests/s, p99 ${Math.round(load.p99)} ms`;
  console.log(`${load.requests} requests, ${rate}`);
  const kinds = Map.groupBy(load.failures, ({ what }) => what);
  for (const [what, failures] of kinds) console.log(`  failed ${failures.length} times: ${what}`);
}

import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, signedInAs } from '@caliper/api/testing/people.ts';
import { publishReport } from '@caliper/api/testing/publish.ts';
import { tryRevocations } from '@caliper/api/testing/revocations.ts';
import { type Fault, judged, type Plan, type Row } from './fault.ts';
import { openPlace, openStandalone, type Place, type Standalone } from './place.ts';

/** Answers from memory while what they depend on changes: on two nodes, and under a database that is replaced. */
export const freshness: Fault = {
  name: 'freshness',
  rounds: 10_000,
  async run(plan) {
    await using database = await openStandalone();
    await using one = await openPlace({ DATABASE_URL: database.url });
    await using other = await openPlace({ DATABASE_URL: database.url });
    return [await revoked(plan, one, other), await replaced(one, database)];
  },
};

async function revoked({ rounds: wanted, isOver, tell }: Plan, one: Place, other: Place): Promise<Row> {
  const wrong: string[] = [];
  let rounds = 0;
  for (; rounds < wanted && !isOver(); rounds += 100) {
    const place = { db: one.db, call: one.call, send: one.send, nodes: [one, other] };
    wrong.push(...(await tryRevocations(place, Math.min(100, wanted - rounds))));
    if (rounds % 1000 === 900) tell(`${rounds + 100} rounds`);
  }
  return judged(
    `Rights taken away and given back ${rounds} times under load, asked for on two nodes`,
    wrong.length === 0 ? 'every next answer is right' : `${wrong.length} wrong: ${wrong[0]}`,
    'none from before',
    wrong.length === 0,
  );
}

/** With its owner, who runs the server. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

/** As from a backup, or by a standby that had not heard everything yet. */
async function replaced(place: Place, database: Standalone): Promise<Row> {
  const whileStopped = async (change: () => Promise<void>) => {
    await database.stop();
    await change();
    await database.start();
  };
  const { report_id, id } = await publishReport(place, ['<h1>One</h1><p>Text</p>']);
  const company = await makeCompany(place.db);
  const reader = await signedInAs(place, { usergroup_id: company });
  const read = async () => {
    for (;;) {
      const { status } = await reader.call('subscribedReport', { params: { id, chapter: '1' } });
      if (status !== 503) return status;
    }
  };
  const { folder } = database;
  const copy = `${folder}-copy`;
  await whileStopped(() => copyFolder(folder, copy));
  await read();
  await subscribe(place.db, company, report_id);
  const before = [await read(), await read()];
  await whileStopped(async () => {
    await rm(folder, { recursive: true });
    await copyFolder(copy, folder);
    await rm(copy, { recursive: true });
  });
  const after = await read();
  return judged(
    'The database replaced by an older copy of it under the same address',
    `${before.join(', ')}, then ${after}`,
    '200, 200, then 403',
    before.every((status) => status === 200) && after === 403,
  );
}

import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, signedInAs } from '@caliper/api/testing/people.ts';
import { publishReport } from '@caliper/api/testing/publish.ts';
import { tryRevocations } from '@caliper/api/testing/revocations.ts';
import { type Fault, judged, type Plan, type Row } from './fault.ts';
import { openGate } from './messages/gate.ts';
import { copyFolder, openPlace, openStandalone, type Place, type Standalone } from './place.ts';
import { openStandby, portOf, throughPort } from './standby.ts';

/** Answers from memory while what they depend on changes: on two nodes, and under a database that is replaced. */
export const freshness: Fault = {
  name: 'freshness',
  rounds: 10_000,
  async run(plan) {
    await using database = await openStandalone();
    await using one = await openPlace({ DATABASE_URL: database.url });
    await using other = await openPlace({ DATABASE_URL: database.url });
    return [await revoked(plan, one, other), await replaced(one, database), await promoted()];
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

/** As from a backup. */
async function replaced(place: Place, database: Standalone): Promise<Row> {
  const whileStopped = async (change: () => Promise<void>) => {
    await database.stop();
    await change();
    await database.start();
  };
  const { read, ...reading } = await openReading(place);
  const { folder } = database;
  const copy = `${folder}-copy`;
  await whileStopped(() => copyFolder(folder, copy));
  await read();
  await reading.subscribe();
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

/** By a standby that had not heard everything yet: while it only reads nobody is answered from it, nor from before. */
async function promoted(): Promise<Row> {
  await using database = await openStandalone();
  await using standby = await openStandby(database);
  await using cleanup = new AsyncDisposableStack();
  let primary = portOf(database.url);
  const address = cleanup.adopt(await openGate(() => primary), (one) => one.close());
  await using place = await openPlace({ DATABASE_URL: throughPort(database.url, address.port) });
  const { read, readOnce, ...reading } = await openReading(place);
  while (!(await standby.hasHeardAll())) await delay(20);
  await standby.cutOff();
  await reading.subscribe();
  const before = [await read(), await read()];
  primary = standby.port;
  await address.change('open');
  const meanwhile = [await readOnce(), await readOnce()];
  await standby.promote();
  const after = await read();
  return judged(
    'The database replaced by a standby under the same address, which had not heard of the last change',
    `${before.join(', ')}, then ${meanwhile.join(', ')}, promoted ${after}`,
    '200, 200, then 503, 503, promoted 403',
    [...before, ...meanwhile, after].join() === '200,200,503,503,403',
  );
}

/** A report, and a reader whose company does not have it yet. */
async function openReading(place: Place) {
  const { report_id, id } = await publishReport(place, ['<h1>One</h1><p>Text</p>']);
  const company = await makeCompany(place.db);
  const reader = await signedInAs(place, { usergroup_id: company });
  const readOnce = async () =>
    (await reader.call('subscribedReport', { params: { id, chapter: '1' } })).status;
  return {
    subscribe: () => subscribe(place.db, company, report_id),
    readOnce,
    /** As soon as the database is there. */
    async read() {
      for (;;) {
        const status = await readOnce();
        if (status !== 503) return status;
      }
    },
  };
}

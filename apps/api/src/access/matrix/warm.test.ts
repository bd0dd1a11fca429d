import { type CallName, calls } from '@caliper/contract/calls.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TestClient, TestRequest } from '../../testing/client.ts';
import { subscribe } from '../../testing/items.ts';
import { gatherCrowd } from '../../testing/knocking.ts';
import { publishReport } from '../../testing/publish.ts';
import { startListening } from '../../testing/server.ts';
import { type Knocker, knockers } from './knockers.ts';
import { matrix } from './matrix.ts';

const server = await startListening(2, {
  LIMITS: ['captcha', 'log', 'registrationPerAddress'].map((name) => `${name}=100000/60`).join(),
});
const { db, nodes } = server;
const crowd = await gatherCrowd(server);
const { report_id, id } = await publishReport(server, [
  '<h1>One</h1><p>Text <img src="../images/chart.svg"></p>',
]);
for (const knocker of ['standard', 'headquarter'] as const)
  await subscribe(db, (await crowd.knock(knocker)).usergroupId, report_id);

interface Asked {
  name: CallName;
  knocker: Knocker;
  /** Whether the call names the report, of which the matrix knows nothing. */
  isOfReport: boolean;
}

/** Its answer is another address, which the client goes to. */
const leadsAway: CallName = 'unsubscribePage';
/** They count what is asked meanwhile. */
const counting: CallName[] = ['auditLog', 'clients', 'clientsFile', 'teamUsage', 'teamUsageCsv', 'wanted'];
const reads = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].startsWith('GET ') && name !== leadsAway,
);
const ofReport: CallName[] = ['subscribedReport', 'unsubscribedReport', 'chapterTables', 'reportInfo'];
const asked: Asked[] = [
  ...reads.map((name) => ({ name, isOfReport: false })),
  ...ofReport.map((name) => ({ name, isOfReport: true })),
].flatMap((one) => knockers.map((knocker) => ({ ...one, knocker })));

async function ask(client: TestClient, { name, knocker, isOfReport }: Asked) {
  const { token } = await crowd.knock(knocker);
  const { params, query } = matrix[name];
  const request: TestRequest = {
    ...(params ? { params: isOfReport ? { ...params, id } : params } : {}),
    ...(query ? { query } : {}),
    ...(token ? { token } : {}),
  };
  const { status, bytes } = await client.call(name, request);
  return { status, body: bytes.toString() };
}

const nameOf = ({ name, knocker, isOfReport }: Asked) => `${name}${isOfReport ? ' of it' : ''} ${knocker}`;

test('FAST-03 every caller gets from a warm memory what they get from none, whoever asks in between, on every node', async () => {
  const cold = new Map<string, { status: number; body: string }>();
  for (const one of asked) {
    await sql`insert into change_log (key) values ('everything')`.execute(db);
    const first = await ask(server.behind, one);
    const again = await ask(server.behind, one);
    if (!one.isOfReport)
      expect([nameOf(one), first.status]).toEqual([nameOf(one), matrix[one.name].expected[one.knocker]]);
    // What differs from one time to the next, such as a puzzle, is not compared.
    const isSteady = first.body === again.body && !counting.includes(one.name);
    cold.set(nameOf(one), isSteady ? first : { ...first, body: '' });
  }
  const wrong: unknown[] = [];
  const left = [...asked].sort(() => Math.random() - 0.5);
  const askOne = async (client: TestClient) => {
    for (let one = left.pop(); one; one = left.pop()) {
      const expected = cold.get(nameOf(one));
      const { status, body } = await ask(client, one);
      const isSame = status === expected?.status && (expected.body === '' || body === expected.body);
      if (!isSame) wrong.push({ asked: nameOf(one), expected, got: { status, body } });
    }
  };
  await Promise.all([...nodes, ...nodes].flatMap((node) => [askOne(node), askOne(node)]));
  expect(wrong).toEqual([]);
}, 900_000);

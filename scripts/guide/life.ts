import { calls } from '@caliper/contract/calls.ts';
import { type Installation, signInAs } from '../../bench/src/installation.ts';

const hour = 60 * 60 * 1000;

/** What the demo data lacks because no one has used the portal yet: visits and invitations. */
export async function bringToLife(installation: Installation): Promise<void> {
  await rememberVisits(installation);
  const teams = {
    'lead@meridian.example': [
      'Meridian Surgical',
      'ruth.adeyemi@meridian.example',
      'carl.voss@meridian.example',
      'lena.park@meridian.example',
    ],
    'lead@harbor.example': ['Harbor Health', 'tom.ellery@harbor.example', 'ana.sousa@harbor.example'],
  } as const;
  for (const [leader, [company, ...invited]] of Object.entries(teams)) {
    for (const email of invited) await invite(installation, leader, { email, company });
  }
  await allow(installation, 1);
}

/** Some hours ago, some weeks ago, some never. */
async function rememberVisits({ db }: Installation): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('enabled', '=', true)
    .orderBy('email')
    .execute();
  for (const [index, { id }] of people.entries()) {
    if (index % 5 === 4) continue;
    const last_active = new Date(Date.now() - (index * index + 2) * 9 * hour);
    await db.updateTable('users').set({ last_active }).where('id', '=', id).execute();
  }
}

async function invite({ origin, db }: Installation, leader: string, body: object): Promise<void> {
  const { headers } = await signInAs(db, leader);
  await send(origin, calls.invite, headers, body);
}

async function allow({ origin, db }: Installation, pendingId: number): Promise<void> {
  const { headers } = await signInAs(db, 'admin@caliper.example');
  await send(origin, calls.allowRequest.replace('{pending_id}', String(pendingId)), headers);
}

async function send(origin: string, call: string, headers: Record<string, string>, body?: object) {
  const [method = '', path] = call.split(' ');
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
}

/** The link in the newest invitation mail, without its origin. */
export async function invitationPath({ db }: Installation): Promise<string> {
  const { body } = await db
    .selectFrom('outbox')
    .select('body')
    .where('body', 'like', '%/register/%')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return body.match(/\/register\/[\w-]+/)?.[0] ?? '';
}

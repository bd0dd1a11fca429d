import type { TestPlace } from './client.ts';
import { makeCompany, type SignedIn, signedInAs } from './people.ts';

export interface Team {
  lead: SignedIn;
  company: string;
  usergroup_id: number;
}

let count = 0;

/** A company with this many licences and an enabled leader, who uses one of them. */
export async function makeTeam({ db }: TestPlace, licenses: number): Promise<Team> {
  const company = `Team ${++count} ${Math.random()}`;
  const usergroup_id = await makeCompany(db, { company, licenses, license: 'corporate' });
  return { company, usergroup_id, lead: await signedInAs(db, { usergroup_id, lead: true, name: 'Leader' }) };
}

/** How many of its people hold a seat. */
export async function countEnabled({ db }: TestPlace, usergroup_id: number): Promise<number> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('usergroup_id', '=', usergroup_id)
    .where('enabled', '=', true)
    .execute();
  return rows.length;
}

export async function makeAdmin({ db }: TestPlace): Promise<SignedIn> {
  const usergroup_id = await makeCompany(db, { provider: true });
  return signedInAs(db, { role: 'admin', usergroup_id });
}

export const invite = (server: TestPlace, { lead, company }: Team, email: string) =>
  server.call('invite', { token: lead.token, body: { email, company } });

export const inviteSeveral = (server: TestPlace, { lead, company }: Team, emails: string[]) =>
  server.call('inviteSeveral', { token: lead.token, body: { emails, company } });

const byId = (id: number) => ({ params: { pending_id: String(id) } });
export const allow = (server: TestPlace, { token }: SignedIn, id: number) =>
  server.call('allowRequest', { token, ...byId(id) });
export const resend = (server: TestPlace, { token }: SignedIn, id: number) =>
  server.call('resendInvitation', { token, ...byId(id) });
export const deny = (server: TestPlace, { token }: SignedIn, id: number) =>
  server.call('denyRequest', { token, ...byId(id) });
export const list = async (server: TestPlace, { token }: SignedIn) =>
  (await server.call('authRequests', { token })).body;

export const mailsTo = ({ db }: TestPlace, recipient: string) =>
  db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();

/** The token in the newest invitation mail's link. */
export async function tokenFor(server: TestPlace, email: string): Promise<string> {
  const mails = await mailsTo(server, email);
  return mails.at(-1)?.body.match(/\/register\/([\w-]+)/)?.[1] ?? '';
}

/** Invited and allowed: the person holds the link. */
export async function inviteAndAllow(server: TestPlace, team: Team, admin: SignedIn, email: string) {
  const { body } = await invite(server, team, email);
  await allow(server, admin, body.pending_id);
  return { pending_id: body.pending_id as number, token: await tokenFor(server, email) };
}

/** The form of a new colleague, filled in. */
export const registration = (token: string, over: object = {}) => ({
  token,
  firstName: 'Rita',
  lastName: 'Novak',
  title: 'Analyst',
  password: 'correct horse 7',
  confirmPassword: 'correct horse 7',
  ...over,
});

export const register = (server: TestPlace, token: string, over: object = {}) =>
  server.call('register', { body: registration(token, over) });

export const statusOf = (server: TestPlace, token: string) =>
  server.call('registrationStatus', { params: { token } });

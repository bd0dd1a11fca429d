import type { TestPlace } from './client.ts';
import { makeCompany, type SignedIn, signedInAs } from './people.ts';
import { rowsIn } from './rows.ts';

export interface Team {
  lead: SignedIn;
  company: string;
  usergroup_id: number;
}

let count = 0;

/** A company with this many licences and an enabled leader, who uses one of them. */
export async function makeTeam(server: TestPlace, licenses: number): Promise<Team> {
  const company = `Team ${++count} ${Math.random()}`;
  const usergroup_id = await makeCompany(server.db, { company, licenses, license: 'corporate' });
  return {
    company,
    usergroup_id,
    lead: await signedInAs(server, { usergroup_id, lead: true, name: 'Leader' }),
  };
}

/** How many of its people hold a seat. */
export async function countEnabled({ db }: TestPlace, usergroup_id: number): Promise<number> {
  const rows = await rowsIn(db, 'users', { usergroup_id, enabled: true });
  return rows.length;
}

export async function makeAdmin(server: TestPlace): Promise<SignedIn> {
  const usergroup_id = await makeCompany(server.db, { provider: true });
  return signedInAs(server, { role: 'admin', usergroup_id });
}

export const invite = ({ lead, company }: Team, email: string) =>
  lead.call('invite', { body: { email, company } });

export const inviteSeveral = ({ lead, company }: Team, emails: string[]) =>
  lead.call('inviteSeveral', { body: { emails, company } });

/** Staff or a leader do this with an invitation. */
const withInvitation =
  (call: 'allowRequest' | 'resendInvitation' | 'denyRequest') => (who: SignedIn, id: number) =>
    who.call(call, { params: { pending_id: String(id) } });
export const allow = withInvitation('allowRequest');
export const resend = withInvitation('resendInvitation');
export const deny = withInvitation('denyRequest');
export const list = async (who: SignedIn) => (await who.call('authRequests')).body;

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
  const { body } = await invite(team, email);
  await allow(admin, body.pending_id);
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

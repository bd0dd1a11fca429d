import { adminOnly, everybody, leadersOnly, salesToo, signedIn, users } from './knockers.ts';
import { both, type ThingRow } from './thing.ts';

const staffOf = (status: number) => ({
  own: signedIn(status),
  foreign: { ...signedIn(404), admin: status, sales: status },
  below: status,
});

/** People, companies, invitations, subscriptions. */
export const thingsOfCompanies: ThingRow[] = [
  {
    call: 'updateUser',
    thing: 'oneself',
    own: signedIn(200),
    foreign: signedIn(404),
  },
  // Leaders may enable their own people, admins anyone; others are refused.
  {
    call: 'updateUser',
    thing: 'person',
    body: () => ({ enabled: true, autoScroll: undefined }),
    own: { ...leadersOnly(200), admin: 200 },
    foreign: { ...leadersOnly(404), admin: 200 },
  },
  { call: 'changePerson', thing: 'person', ...both(adminOnly(200)) },
  { call: 'deleteUser', thing: 'person', ...both(adminOnly(204)) },
  {
    call: 'sendVerification',
    thing: 'person',
    params: ({ name }) => ({ email: name }),
    ...both(adminOnly(204)),
  },
  { call: 'resetDevices', thing: 'person', ...both(adminOnly(204)) },
  { call: 'resetSecondFactor', thing: 'person', ...both(adminOnly(204)) },
  { call: 'lockUser', thing: 'person', ...both(adminOnly(204)) },
  { call: 'unlockUser', thing: 'person', ...both(adminOnly(204)) },
  // Staff look at the portal as clients do, never as their colleagues.
  { call: 'startViewing', thing: 'person', own: salesToo(404), foreign: salesToo(201) },
  { call: 'viewingToken', thing: 'person', ...both(salesToo(409)) },
  { call: 'endViewing', thing: 'person', ...both(salesToo(204)) },
  { call: 'company', thing: 'company', ...both(salesToo(200)) },
  { call: 'companyUsers', thing: 'company', ...both(salesToo(200)) },
  { call: 'updateCompany', thing: 'company', body: () => ({ licenses: 50 }), ...both(adminOnly(200)) },
  { call: 'describeCompany', thing: 'company', ...both(adminOnly(200)) },
  { call: 'clientHistory', thing: 'company', ...both(salesToo(200)) },
  // 415: a form with a file is missing.
  { call: 'checkPeople', thing: 'company', ...both(adminOnly(415)) },
  // Nobody is invited into the company that runs the portal, which is the admin's own, nor without a free license.
  {
    call: 'addPeople',
    thing: 'company',
    body: () => ({
      people: [{ email: `${crypto.randomUUID()}@people.example`, name: '', title: '', phone: '' }],
    }),
    own: adminOnly(404),
    foreign: adminOnly(200),
  },
  // 409: companies that do not exist get nothing, and neither do the others.
  { call: 'editionHolders', thing: 'report', ...both(adminOnly(200)), hidden: adminOnly(200) },
  { call: 'subscribeMany', thing: 'report', ...both(adminOnly(409)), hidden: adminOnly(409) },
  // 409: the company that runs the portal cannot be deleted.
  { call: 'deleteCompany', thing: 'company', own: adminOnly(409), foreign: adminOnly(204) },
  { call: 'setSubsidiaries', thing: 'headquarter', ...both(adminOnly(200)) },
  {
    call: 'createUser',
    thing: 'company',
    ...both(adminOnly(201)),
    body: ({ name: company }) => ({ company, email: `${crypto.randomUUID()}@people.example` }),
  },
  // The company that runs the portal, which is the staff's own, is no client.
  {
    call: 'writeNextStep',
    thing: 'company',
    body: () => ({ words: 'Call them' }),
    own: salesToo(404),
    foreign: salesToo(200),
  },
  { call: 'clientNotes', thing: 'company', own: salesToo(404), foreign: salesToo(200) },
  {
    call: 'addClientNote',
    thing: 'company',
    body: () => ({ note: 'They moved.' }),
    own: salesToo(404),
    foreign: salesToo(201),
  },
  {
    call: 'removeClientNote',
    thing: 'client note',
    params: ({ id: note_id, source: id }) => ({ id, note_id }),
    own: salesToo(204),
    foreign: { ...salesToo(204), sales: 404 },
  },
  {
    call: 'wanted',
    thing: 'company',
    query: ({ id }) => `?company=${id}`,
    ...both(salesToo(200)),
  },
  {
    call: 'tellTeam',
    thing: 'bare report',
    body: ({ id }) => ({ kind: 'report', id: Number(id) }),
    own: leadersOnly(204),
    foreign: leadersOnly(404),
    hidden: leadersOnly(404),
  },
  { call: 'members', thing: 'company', own: users(200), foreign: users(404) },
  { call: 'saveMembers', thing: 'company', own: leadersOnly(200), foreign: leadersOnly(404) },
  // No one can be invited into the company that runs the portal, which is the admin's own.
  {
    call: 'invite',
    thing: 'company',
    body: ({ name: company }) => ({ company, email: `${crypto.randomUUID()}@people.example` }),
    own: { ...leadersOnly(201), admin: 404 },
    foreign: { ...leadersOnly(404), admin: 201 },
  },
  {
    call: 'inviteSeveral',
    thing: 'company',
    body: ({ name: company }) => ({ company, emails: [`${crypto.randomUUID()}@people.example`] }),
    own: { ...leadersOnly(200), admin: 404 },
    foreign: { ...leadersOnly(404), admin: 200 },
  },
  { call: 'allowRequest', thing: 'invitation', ...both(adminOnly(204)) },
  {
    call: 'resendInvitation',
    thing: 'allowed invitation',
    own: { ...leadersOnly(204), admin: 204 },
    foreign: { ...leadersOnly(404), admin: 204 },
  },
  {
    call: 'denyRequest',
    thing: 'invitation',
    own: { ...leadersOnly(204), admin: 204 },
    foreign: { ...leadersOnly(404), admin: 204 },
  },
  // Anyone holding the link may follow it. 422: the password is weak, so the link is not used up.
  {
    call: 'register',
    thing: 'allowed invitation',
    ...both(everybody(422)),
    body: ({ name: token }) => ({ token, password: 'password', confirmPassword: 'password' }),
  },
  {
    call: 'invitedAs',
    thing: 'allowed invitation',
    ...both(everybody(200)),
    body: ({ name: token }) => ({ token }),
  },
  {
    call: 'verifyRegisterToken',
    thing: 'allowed invitation',
    ...both(everybody(204)),
    body: ({ name: token }) => ({ token }),
  },
  {
    call: 'registrationStatus',
    thing: 'allowed invitation',
    ...both(everybody(200)),
    params: ({ name: token }) => ({ token }),
  },
  { call: 'subscriptions', thing: 'company', ...staffOf(200) },
  { call: 'medskuSubscriptions', thing: 'company', ...staffOf(200) },
  { call: 'ptSubscriptions', thing: 'company', ...staffOf(200) },
  { call: 'surveySubscriptions', thing: 'company', ...staffOf(200) },
  {
    call: 'syncHeadquarter',
    thing: 'headquarter',
    ...both(adminOnly(200)),
    body: ({ id }) => ({ headquarterId: Number(id) }),
  },
];

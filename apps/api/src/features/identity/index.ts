export { deletePeopleOf } from './accounts/accounts.service.ts';
export {
  findAccountByEmail,
  findCompanyByName,
  insertSecondFactor,
  insertUser,
} from './accounts/accounts.store.ts';
export { addUser } from './accounts/add-user.ts';
export type { ChangeEnabled } from './accounts/enabling.service.ts';
export { toLedMember, toMember } from './accounts/members.answers.ts';
export { listLeaders, listMembers, lockTeam, type MemberRow } from './accounts/members.store.ts';
export { assertChoices } from './accounts/new-account.ts';
export { lockSeats, type Seats } from './accounts/seats.store.ts';
export { roomIn } from './accounts/seats.ts';
export { deviceRule } from './devices/device.ts';
export { issueLink } from './mails/email-links.service.ts';
export { invisible, letter, type Mail, oneLine } from './mails/mails.ts';
export { createPasswords, type Passwords } from './passwords/password.ts';
export { assertNewPassword } from './passwords/password-strength.ts';
export { type ExplainedPerson, findExplained } from './sessions/explained.ts';
export { shownRole } from './sessions/session-user.ts';
export { countSessions, findAsViewer, findAsViewers, findViewer } from './sessions/sessions.store.ts';
export { assertStillIn } from './sessions/still-in.ts';

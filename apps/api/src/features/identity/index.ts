export {
  deleteUsersOf,
  findAccountByEmail,
  findCompanyByName,
  insertSecondFactor,
  insertUser,
} from './accounts.store.ts';
export { addUser } from './add-user.ts';
export { issueLink } from './email-links.service.ts';
export type { ChangeEnabled } from './enabling.service.ts';
export { letter, type Mail, oneLine } from './mails.ts';
export {
  listLeaders,
  listMembers,
  lockTeam,
  type MemberRow,
  toLedMember,
  toMember,
} from './members.store.ts';
export { assertChoices } from './new-account.ts';
export { createPasswords, type Passwords } from './password.ts';
export { assertNewPassword } from './password-strength.ts';
export { lockSeats } from './seats.store.ts';
export { shownRole } from './session-user.ts';
export { findViewer } from './sessions.store.ts';
export { assertStillIn } from './still-in.ts';

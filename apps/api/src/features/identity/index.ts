export { findAccountByEmail, insertSecondFactor, insertUser } from './accounts.store.ts';
export { issueLink } from './email-links.service.ts';
export { createPasswords } from './password.ts';
export { findViewer } from './sessions.store.ts';

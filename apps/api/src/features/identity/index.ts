export { insertSecondFactor, insertUser } from './accounts.store.ts';
export { createPasswords } from './password.ts';

import { createHash, randomBytes } from 'node:crypto';

/** What a link, a ticket or a cookie carries: 256 random bits in 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so that a copy of the database opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

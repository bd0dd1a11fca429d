import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a link, a ticket or a cookie carries: 256 random bits in 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so that a copy of the database opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Compares a signature as it was written. Its last character has bits to spare, so several spellings decode to the
 * same bytes; only the one that was issued counts.
 */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

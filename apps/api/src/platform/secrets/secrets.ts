import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import type { Db } from '../postgres/postgres.ts';

export interface Secrets {
  /** A key for one purpose. The same purpose gives the same key on every node. */
  derive(purpose: string): Buffer;
  hmac(purpose: string, ...parts: string[]): Buffer;
}

const rootName = 'root';

/**
 * All secrets are derived from one random root in the database. With SECRET_KEY the root is stored wrapped, so that
 * a copy of the database alone opens nothing. After a change of the key, the previous one is named for a while.
 */
export async function openSecrets(
  db: Db,
  secretKey: string | null,
  keyBefore: string | null = null,
): Promise<Secrets> {
  const root = await loadRoot(db, secretKey, keyBefore);
  const keys = new Map<string, Buffer>();
  const derive = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', root, '', `caliper:${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    derive,
    hmac: (purpose, ...parts) => createHmac('sha256', derive(purpose)).update(parts.join('\0')).digest(),
  };
}

async function loadRoot(db: Db, secretKey: string | null, keyBefore: string | null): Promise<Buffer> {
  const fresh = randomBytes(32);
  const value = secretKey ? wrap(fresh, secretKey) : fresh;
  // Of several nodes starting on an empty database one inserts; all read what it stored.
  await db
    .insertInto('secrets')
    .values({ name: rootName, value, wrapped: secretKey !== null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('secrets')
    .selectAll()
    .where('name', '=', rootName)
    .executeTakeFirstOrThrow();
  if (!row.wrapped && secretKey) await wrapStored(db, row.value, row.value, secretKey);
  if (!row.wrapped) return row.value;
  if (!secretKey) throw new Error('The database was set up with a SECRET_KEY. Set the same one to start.');
  const root = unwrap(row.value, secretKey);
  if (root) return root;
  const rootBefore = keyBefore && unwrap(row.value, keyBefore);
  if (!rootBefore) throw new Error('SECRET_KEY is not the one this database was set up with.');
  await wrapStored(db, row.value, rootBefore, secretKey);
  return rootBefore;
}

/** Setting or changing SECRET_KEY wraps the existing root. The first node to start does it. */
async function wrapStored(db: Db, stored: Buffer, root: Buffer, secretKey: string): Promise<void> {
  await db
    .updateTable('secrets')
    .set({ value: wrap(root, secretKey), wrapped: true })
    .where('name', '=', rootName)
    .where('value', '=', stored)
    .execute();
}

function wrappingKey(secretKey: string): Buffer {
  return scryptSync(secretKey, 'caliper:root', 32);
}

function wrap(value: Buffer, secretKey: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', wrappingKey(secretKey), iv);
  return Buffer.concat([iv, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/** Null if it was wrapped with another key. */
function unwrap(stored: Buffer, secretKey: string): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey(secretKey), stored.subarray(0, 12));
  decipher.setAuthTag(stored.subarray(-16));
  try {
    return Buffer.concat([decipher.update(stored.subarray(12, -16)), decipher.final()]);
  } catch {
    return null;
  }
}

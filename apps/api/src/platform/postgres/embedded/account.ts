import { chown, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDraft } from './drafts.ts';
import { type Account, run } from './run.ts';

const USER = 'postgres';

const WAYS_TO_CREATE: [string, string[]][] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER]],
  // A group of that name without the user is left behind by some uninstalled packages.
  ['useradd', ['--system', '--gid', USER, '--no-create-home', '--shell', '/usr/sbin/nologin', USER]],
  ['adduser', ['--system', '--group', '--no-create-home', USER]],
];

/** The account for the server: PostgreSQL refuses to run as root; an ordinary user needs no other account. */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await lookUp()) ?? (await create());
}

/** A folder made while Caliper ran as an ordinary user stays that user's when root starts it once. */
export async function ownerOf(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(cluster);
  return { uid, gid };
}

async function lookUp(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])]);
  return uid.ok && gid.ok ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

async function create(): Promise<Account> {
  const refusals: string[] = [];
  for (const [command, args] of WAYS_TO_CREATE) {
    const { ok, output } = await run(command, args);
    if (!ok) refusals.push(output);
    // Looked up even after a refusal: another start may have created the user in the meantime.
    const account = await lookUp();
    if (account) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user "${USER}" to run it could not be created ` +
      `(${refusals.join('; ')}). Create that user, start Caliper as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Determined by trying, because parents' modes, mount options and squashed roots all matter. */
export async function canWorkIn(folder: string, as: Account): Promise<boolean> {
  let probe: string | undefined;
  try {
    probe = await makeDraft(join(folder, 'postgres'));
    await chown(probe, as.uid, as.gid);
    return (await run('test', ['-w', probe], as)).ok;
  } catch {
    return false;
  } finally {
    if (probe) await rm(probe, { recursive: true, force: true });
  }
}

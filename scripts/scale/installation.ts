import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
/** An ordinary user if we are root; otherwise we are one already. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const left = new Set(['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report']);

/** Excludes build output and what an installation keeps in the tree, above all its settings. */
export const belongsToTree = (path: string) => !left.has(basename(path)) && !path.endsWith('.env');

/** How this machine reaches the registry, if not directly. */
const network = Object.fromEntries(
  ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'npm_config_cafile', 'npm_config_registry']
    .filter((name) => process.env[name])
    .map((name) => [name, process.env[name]]),
);

export interface Place {
  /** The folder of everything, and the user's home. */
  folder: string;
  tree: string;
}

/** A folder of an ordinary user with the project in it: as committed, or as it is. */
export async function makePlace(source: 'committed' | 'as it is'): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-install-'));
  const tree = join(folder, 'caliper');
  await chmod(folder, 0o755);
  await mkdir(tree);
  if (source === 'committed' && existsSync(join(root, '.git'))) unpack(tree);
  else await cp(root, tree, { recursive: true, filter: belongsToTree });
  if (nobody.uid) spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]);
  return { folder, tree };
}

function unpack(tree: string): void {
  const { stdout } = spawnSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1024 ** 3 });
  spawnSync('tar', ['-x', '-C', tree], { input: stdout });
}

export interface Ran {
  code: number | null;
  output: string;
}

/** Runs install.sh as that user, with none of our environment. */
export async function install({ folder, tree }: Place, path = process.env.PATH ?? ''): Promise<Ran> {
  const child = spawn('/bin/sh', ['deploy/install.sh'], {
    cwd: tree,
    ...nobody,
    env: { HOME: folder, PATH: path, ...network },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: (await output).join('') };
}

/** Starts it as install.sh says, and returns how soon it was ready and how it ended. */
export async function startInstalled(
  { folder, tree }: Place,
  port: number,
): Promise<{ ms: number; code: number }> {
  const began = performance.now();
  const node = join(tree, 'node_modules/.bin/node');
  const child = spawn(node, [`--env-file=${join(tree, 'caliper.env')}`, 'apps/api/src/main.ts'], {
    cwd: tree,
    ...nobody,
    // The environment takes precedence over the file.
    env: { HOME: folder, PATH: process.env.PATH, PORT: `${port}`, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port)) && child.exitCode === null) await delay(50);
  const ms = performance.now() - began;
  child.kill('SIGTERM');
  const [code] = child.exitCode === null ? ((await once(child, 'close')) as [number]) : [child.exitCode];
  return { ms, code };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

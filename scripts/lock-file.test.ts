import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('what npm ci installs is checked against its hash', () => {
  const unchecked = installed.filter(([, { integrity }]) => !integrity).map(([path]) => path);
  expect(unchecked).toEqual([]);
});

test('the binaries of every platform are locked, whichever one the lock file was written on', () => {
  const names = new Set(installed.map(([path]) => path.split('node_modules/').pop()));
  const missing = installed.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

function read(pattern: string, exclude = /\.test\./): { path: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !exclude.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const primitives = read('packages/ui/src/**/*.tsx');
const shown = read('apps/web/src/dev/*.tsx');
const pages = read('apps/{web,dashboards}/src/**/*.tsx', /\/dev\/|\.test\./);

const components = primitives.flatMap(({ path, text }) =>
  [...text.matchAll(/^export (?:function|class|const) ([A-Z]\w*)/gm)].map(([, name = '']) => ({
    name,
    path,
  })),
);

function uses(files: readonly { text: string }[], name: string): boolean {
  const pattern = new RegExp(`<${name}[\\s/>]|\\{${name}\\}`);
  return files.some(({ text }) => pattern.test(text));
}

/** A component that only other components use is shown as part of them. */
function isShown(name: string, seen: readonly string[] = []): boolean {
  if (uses(shown, name)) return true;
  if (uses(pages, name)) return false;
  const homes = primitives.filter((file) => uses([file], name)).map(({ path }) => path);
  const before = [...seen, name];
  return components.some(
    (other) => homes.includes(other.path) && !before.includes(other.name) && isShown(other.name, before),
  );
}

test('there are components to check', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(isShown('NoSuchThing')).toBe(false);
});

test('every component of the ui package is shown on the page of primitives', () => {
  expect(components.filter(({ name }) => !isShown(name))).toEqual([]);
});

test('every sheet of specimens is on the page', () => {
  const all = shown.map(({ text }) => text).join('\n');
  const groups = shown.flatMap(({ text }) => [...text.matchAll(/^export function ([A-Z]\w*)/gm)]);
  expect(groups.map(([, name]) => name).filter((name) => !new RegExp(`<${name}[\\s/>]`).test(all))).toEqual([
    'PrimitivesPage',
  ]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = '{packages/ui,apps/web,apps/dashboards}/src/**/*';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sheets = globSync(`${sources}.css`, { cwd: root }).map((path) => ({ path, text: read(path) }));
const parts = globSync(`${sources}.{ts,tsx}`, { cwd: root }).map((path) => ({ path, text: read(path) }));

/** 540, 700, 1000 and 1290 are the widths for everything new; the requirements name the others. */
const widths = new Set([540, 700, 1000, 1290, ...[750, 800, 900, 1150, 1400, 1500]]);
/** How much of the reader's header has room beside its tools was measured. */
const measured = new Set(['reader/header/header.module.css 1430', 'reader/header/header.module.css 1600']);

test('screens change at a few widths only: use one of those that packages/ui/src/theme/tokens.css names', () => {
  const found = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
      [...query.matchAll(/(?<=width[^)]*?)\b([\d.]+)px|\b([\d.]+)px(?=[^(]*width)/g)].map(
        ([, after, before]) => `${path.replace(/^.*features\//, '')} ${after ?? before}`,
      ),
    ),
  );
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((one) => !widths.has(Number(one.split(' ').pop())) && !measured.has(one))).toEqual([]);
});

/** Drawings measure their letters themselves, and paper has its own sizes. */
const ownSizes = /charts\/|logo\.|print\.css$/;
const sizes = new Set([12.5, 13.5, 14.5, 15, 16, 17, 18, 20, 24, 26, 30, 32, 35, 36, 42, 44, 54]);

test('letters have a few sizes only: use a --cal-text or a font of tokens.css', () => {
  const found = sheets
    .filter(({ path }) => !ownSizes.test(path))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /(?:font|font-size|--cal-(?:h\d|title|display|prose|label|text-\w+)):[^;]*?\b([\d.]+)px/g,
        ),
      ].map(([, size]) => `${path} ${size}`),
    );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((one) => !sizes.has(Number(one.split(' ').pop())))).toEqual([]);
});

const looks = sheets.filter(({ path }) => /theme\/looks\.css$|app\/page\.css$/.test(path));
const known = new Set(
  looks.flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
);
const composed = sheets.flatMap(({ path, text }) =>
  [...text.matchAll(/composes: ([^;]+) from global/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).map((name) => ({ path, name })),
  ),
);
const named = parts.flatMap(({ path, text }) =>
  [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).map((name) => ({ path, name })),
  ),
);

test('a look that is used is defined in packages/ui/src/theme/looks.css', () => {
  const unknown = [...composed, ...named].filter(({ name }) => !known.has(name));
  expect(unknown).toEqual([]);
});

test('every look of looks.css is used: delete it with the last place that needs it', () => {
  const strings = parts.map(({ text }) => text).join('\n');
  const used = new Set([...composed, ...named].map(({ name }) => name));
  const unused = [...known].filter(
    (name) => !used.has(name) && !new RegExp(`[ '"\`]${name}[ '"\`$]`).test(strings),
  );
  expect(unused).toEqual([]);
});

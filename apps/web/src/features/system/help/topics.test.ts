import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readGuide } from '@caliper/text/guide.ts';
import { expect, test } from 'vitest';
import { topics } from './topics.ts';

const folder = join(import.meta.dirname, '../../../../../../docs/guide');
const files = globSync('[0-9]*.md', { cwd: folder }).sort();

test('HOME-03 the help has a page for each chapter of the guide, under its title and in its order', () => {
  const chapters = files.map((file) => ({
    topic: basename(file, '.md').replace(/^\d+-/, ''),
    title: readGuide(readFileSync(join(folder, file), 'utf8')).title,
  }));
  expect(topics).toEqual(chapters);
});

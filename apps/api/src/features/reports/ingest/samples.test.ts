import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openArchive, readMember } from '../../../platform/zip/archive.ts';
import { temporaryFolder } from '../../../testing/when-over.ts';
import { cover } from './package.fixture.ts';
import { readPackage } from './read-package.ts';

const root = join(import.meta.dirname, '../../../../../..');
const offered = join(root, 'apps/web/public/samples');
const zip = join(offered, 'caliper-sample-package.zip');

test('ING-13 the sample package reads without a finding, with its table, figure and links', async () => {
  const answer = await readPackage({ zip, folder: await temporaryFolder(), writeup: true, cover });
  if (!answer.accepted) throw new Error(JSON.stringify(answer.findings));
  const { chapters, images, warnings } = answer.content;
  expect(warnings).toEqual([]);
  expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual(['Executive summary', 'Market']);
  const [summary, market] = chapters;
  const [table] = market?.tables ?? [];
  expect(table?.caption).toBe('Table 2.1: Unit sales of wrist implants by region, 2023–2025 (units)');
  expect(market?.exhibits).toHaveLength(2);
  expect(images).toHaveLength(1);
  expect(summary?.chapter_content).toContain(`<a href="#chapter-2:${table?.block}">Table 2.1</a>`);
  expect(summary?.chapter_content).toContain('<a href="#chapter-2">Chapter 2</a>');
  expect(market?.chapter_content).toContain('<a href="#chapter-1">the summary</a>');
});

test('ING-13 the Word template reads without a finding, as chapters with a table, a figure and a note', async () => {
  const template = join(offered, 'caliper-report-template.docx');
  const answer = await readPackage({ zip: template, folder: await temporaryFolder(), writeup: true, cover });
  if (!answer.accepted) throw new Error(JSON.stringify(answer.findings));
  const { chapters, images, warnings } = answer.content;
  expect(warnings).toEqual([]);
  expect(chapters[0]?.chapter_title).toBe('Executive summary');
  expect(chapters.flatMap(({ tables }) => tables.map(({ caption }) => caption))).toEqual([
    expect.stringMatching(/^Table 1/),
  ]);
  expect(images).toHaveLength(1);
});

test.each([
  ['package', 'caliper-sample-package.zip'],
  ['template', 'caliper-report-template.docx'],
])('ING-13 the files of the %s are those that are offered', async (folder, file) => {
  const sources = join(root, 'scripts/samples', folder);
  const archive = await openArchive(join(offered, file));
  const names = globSync(['**/*.*', '**/.rels'], { cwd: sources });
  expect(archive.members.map(({ name }) => name).sort()).toEqual(names.sort());
  for (const member of archive.members) {
    const bytes = await readMember(archive, member, { bytes: 1_000_000, message: '' });
    expect(bytes.equals(readFileSync(join(sources, member.name))), member.name).toBe(true);
  }
  archive.close();
});

test('ING-13 the Word template reads without a finding, with its table and figure', async () => {
  const template = join(offered, 'caliper-report-template.docx');
  const answer = await readPackage({ zip: template, folder: await temporaryFolder(), writeup: true, cover });
  if (!answer.accepted) throw new Error(JSON.stringify(answer.findings));
  expect(answer.content.warnings).toEqual([]);
  expect(answer.content.chapters.map(({ chapter_title }) => chapter_title)).toEqual([
    'Executive summary',
    'Market',
  ]);
  const [, market] = answer.content.chapters;
  expect(market?.tables[0]).toMatchObject({ caption: expect.stringMatching(/^Table 1: Unit sales/) });
  expect(market?.exhibits).toHaveLength(2);
});

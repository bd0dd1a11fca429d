import { expect, test } from 'vitest';
import { sectionOf } from './section.ts';

const chapter =
  '<h1 id="b-0">Knees</h1><p id="b-1">One</p><h2 id="b-2">Types &amp; <em>sizes</em></h2><p id="b-3">Two</p>' +
  '<h3 id="b-4">Total</h3><p id="b-5">Three</p>';

test.each([
  ['b-1', null],
  ['b-2', 'Types & sizes'],
  ['b-3', 'Types & sizes'],
  ['b-5', 'Total'],
  ['b-9', null],
])('HOME-01 the section of %s is %j', (block, section) => {
  expect(sectionOf(chapter, block)).toBe(section);
});

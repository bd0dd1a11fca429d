import { expect, test } from 'vitest';
import { roomy } from '../../../../testing/roomy.ts';
import { contentOfPage } from './content-of-page.ts';
import { readRules } from './css.ts';
import { newLosses } from './left-out.ts';

test('rules are read with their elements, classes and ids, through comments and other blocks', () => {
  const css = `@charset "utf-8"; @font-face{src:url(x)} <!-- /* a{} */ P.Total , #x { Display : None !important } -->
@media print { p { display:none } } @media screen { .s > b { left:0 } } .x:hover, [hidden], a + b { display:none } .last{top:1px`;
  expect(
    readRules(css).map(({ target, inside, declarations }) => [target, inside.length, [...declarations]]),
  ).toEqual([
    [{ tag: 'p', name: 'Total', id: null }, 0, [['display', 'none']]],
    [{ tag: null, name: null, id: 'x' }, 0, [['display', 'none']]],
    [{ tag: 'b', name: null, id: null }, 1, [['left', '0']]],
    [{ tag: null, name: 'last', id: null }, 0, [['top', '1px']]],
  ]);
});

const many = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join('');
const paragraphs = '<p class="a b c">x'.repeat(20_000);

test.each([
  ['braces that never close', `<style>${'{'.repeat(1_000_000)}</style>`],
  ['braces around text that never close', `<style>${'a{b'.repeat(300_000)}</style>`],
  ['a comment that never ends', `<style>${'/*'.repeat(500_000)}</style>`],
  ['selectors without end', `<style>${'a '.repeat(500_000)}{left:0}</style>`],
  ['many rules for one element', `<style>${many(50_000, (n) => `p{left:${n}px}`)}</style>${paragraphs}`],
  ['many rules for places', `<style>${many(5000, (n) => `.b .c${n} p{left:0}`)}</style>${paragraphs}`],
  [
    'elements with many classes',
    `<style>.a{left:0}</style>${`<p class="${many(300, (n) => `c${n} `)}">x`.repeat(2000)}`,
  ],
  ['lists of Google without end', `<style>${'.lst-kix_a>li:before{content:'.repeat(40_000)}</style>`],
  ['hidden in hidden', `${'<div style="visibility:hidden">'.repeat(150)}${paragraphs}`],
])('a page with %s takes no longer than its size explains', (_, page) => {
  const start = performance.now();
  contentOfPage(page, () => undefined, newLosses());
  expect(performance.now() - start).toBeLessThan(roomy(4000));
});

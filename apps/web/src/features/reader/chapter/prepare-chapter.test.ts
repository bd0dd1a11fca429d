// @vitest-environment jsdom
import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { expect, test } from 'vitest';
import { prepareChapter } from './prepare-chapter.ts';
import { readText } from './read-text.ts';

const file = `${'ab'.repeat(20)}.png`;

function prepared(chapter_content: string, images: Record<string, string> = {}) {
  return prepareChapter({ chapter_number: 4, chapter_title: 'Known title', chapter_content, images });
}

test('the first heading is the title, with the scale below it', () => {
  const { title, scale, root } = prepared('<h2 id="b-1">Fixation</h2><p>x</p><h2 id="b-2">Share</h2>');
  expect(title.textContent).toBe('Fixation');
  expect(title.getAttribute('aria-level')).toBe('1');
  expect(title.nextElementSibling).toBe(scale);
  expect(readText(root).text).toBe('Fixation\nx\nShare');
});

test('a chapter without a heading at its start shows the known title, which is not part of its text', () => {
  const { title, root } = prepared('<p>x</p>');
  expect(title.textContent).toBe('Known title');
  expect(readText(root).text).toBe('x');
});

test('second-level headings are the sections, and headings of two levels can be linked to', () => {
  const { sections, headings } = prepared(
    '<h1 id="b-1">T</h1><h2 id="b-2">One <b>of</b> two</h2><h3 id="b-3">Part</h3><h4 id="b-4">Small</h4>',
  );
  expect(sections).toEqual([{ id: 'b-2', title: 'One of two' }]);
  expect(headings.map(({ id }) => id)).toEqual(['b-2', 'b-3']);
});

test('READ-07 images take their address from the answer, load lazily and keep their size', () => {
  const { pictures } = prepared(
    `<figure><img data-image="${file}" alt="a" width="720" height="400"><figcaption>Figure 4.2 Share<br>% of units</figcaption></figure>` +
      '<p><img data-image="other.png" alt="b"></p>',
    { [file]: '/content/7/a.png?until=1' },
  );
  const [known, unknown] = pictures.map(({ image }) => image);
  expect(known?.getAttribute('src')).toBe('/content/7/a.png?until=1');
  expect([known?.loading, known?.decoding, known?.width, known?.height]).toEqual(['lazy', 'async', 720, 400]);
  expect(known?.title).toBe(readerTexts.enlarge);
  expect(unknown?.hasAttribute('src')).toBe(false);
  expect(pictures.map(({ label }) => label)).toEqual(['Figure 4.2 Share', 'b']);
});

test('READ-07 below every figure is a hint how to enlarge it, which is not part of the text', () => {
  const { root } = prepared(`<figure><img data-image="${file}" alt=""></figure>`);
  expect(root.querySelector('figure')?.textContent).toBe('Click on any chart to enlarge it');
  expect(readText(root).text).toBe('');
});

test('READ-10 tables and the headings above them are marked', () => {
  const { root } = prepared(
    '<h1 id="b-1">T</h1><h2 id="b-2">Without</h2><p>x</p><h2 id="b-3">With</h2><p>y</p><h3 id="b-4">Under</h3>' +
      '<table id="b-5" data-table="1"><tbody><tr><td>z</td></tr></tbody></table><p id="b-6">Source: us.</p><h3 id="b-7">After</h3>',
  );
  const shown = [...root.querySelectorAll(':scope > [data-tables]')].map((one) => one.textContent);
  expect(shown).toEqual(['T', 'With', 'Under', 'zSource: us.']);
});

test('the same answer is prepared once', () => {
  const chapter = { chapter_number: 1, chapter_title: 'T', chapter_content: '<p>x</p>', images: {} };
  expect(prepareChapter(chapter)).toBe(prepareChapter(chapter));
  expect(prepareChapter({ ...chapter })).not.toBe(prepareChapter(chapter));
});

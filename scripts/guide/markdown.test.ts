import { expect, test } from 'vitest';
import { readChapter } from './markdown.ts';

const write = (markdown: string) => readChapter(`# Title\n\n${markdown}`, (name) => `${name}.jpg`).html;

test('a chapter is a title and what follows it', () => {
  expect(readChapter('# Signing in\n\nOpen the page.\n', String)).toEqual({
    title: 'Signing in',
    html: '<p>Open the page.</p>',
  });
  expect(() => readChapter('Open the page.', String)).toThrow('begins with its title');
});

test('paragraphs, headings and notes may span several lines', () => {
  expect(write('One\ntwo.\n\n## Three\n\n> Four\n> five.')).toBe(
    '<p>One two.</p>\n<h2>Three</h2>\n<p class="note">Four five.</p>',
  );
});

test('lists have bullets or numbers, and items may span several lines', () => {
  expect(write('- One\n  two\n- Three')).toBe('<ul><li>One two</li><li>Three</li></ul>');
  expect(write('1. One\n2. Two - and\n   a half')).toBe('<ol><li>One</li><li>Two - and a half</li></ol>');
});

test('a picture is found by its name and described by its caption', () => {
  expect(write('![A "page"](sign-in)')).toBe(
    '<figure><img src="sign-in.jpg" alt="A &quot;page&quot;"><figcaption>A &quot;page&quot;</figcaption></figure>',
  );
});

test('text can be bold, italic or code, and nothing in it becomes markup', () => {
  expect(write('**Bold** and *slanted*, `code` & <b>.')).toBe(
    '<p><strong>Bold</strong> and <em>slanted</em>, <code>code</code> &amp; &lt;b&gt;.</p>',
  );
});

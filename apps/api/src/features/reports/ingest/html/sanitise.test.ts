import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { composeChapter } from '../chapters/chapter.ts';
import { arrange } from './arrange.ts';
import { cleanPage } from './clean.ts';
import { mathTags } from './clean-tree.ts';
import { contentOfPage } from './content-of-page.ts';
import { hostilePages } from './hostile-pages.fixture.ts';
import { newLosses } from './left-out.ts';
import { styleProblem } from './styles.ts';

const image = { file: `${'ab'.repeat(20)}.png`, width: 4, height: 3 };

function chapterOf(html: string) {
  const around = { image: () => image, page: () => null };
  const content = contentOfPage(html, () => undefined, newLosses());
  return composeChapter(1, 'Title', arrange(cleanPage(content, around))).chapter;
}

function clean(html: string): string {
  return chapterOf(html).chapter_content;
}

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/** What an independent sanitiser would remove. */
function takenAway(html: string): string[] {
  purify.sanitize(html, { ADD_ATTR: ['target', 'alttext'] });
  return purify.removed.map((one) =>
    'element' in one ? one.element.nodeName : `${one.attribute?.name} on ${one.from.nodeName}`,
  );
}

test('an independent sanitiser has nothing to remove from any hostile page', () => {
  expect(hostilePages.length).toBeGreaterThanOrEqual(150);
  const found = hostilePages.flatMap((page) => takenAway(clean(page)).map((removed) => ({ page, removed })));
  expect(found).toEqual([]);
});

test('no hostile page keeps scripts, event handlers, foreign elements or references', () => {
  for (const page of hostilePages) {
    const { body } = new window.DOMParser().parseFromString(clean(page), 'text/html');
    for (const node of body.querySelectorAll('*')) {
      const isMath = node.closest('math') !== null;
      expect(node.namespaceURI, page).toBe(`http://www.w3.org/${isMath ? '1998/Math/MathML' : '1999/xhtml'}`);
      if (isMath) expect([...mathTags] as string[], page).toContain(node.localName);
      expect(node.tagName, page).not.toMatch(
        /SCRIPT|STYLE|IFRAME|OBJECT|EMBED|FORM|INPUT|BASE|LINK|META|TEMPLATE/,
      );
      for (const { name, value } of node.attributes) {
        expect(name, page).not.toMatch(/^on|^src|^srcset|^background|^action|^xlink/);
        if (name === 'href') expect(value, page).toMatch(/^(https?:|mailto:|tel:|#b-)/);
        if (name === 'style') expect(value, page).not.toMatch(/[(\\@<]/);
      }
    }
  }
});

test('cleaning a cleaned page again changes nothing', () => {
  for (const page of hostilePages) {
    const once = clean(page);
    expect(clean(once), page).toBe(once);
  }
});

const ordinary = fc.constantFrom(
  ...`a b i p p h1 h2 ul ol li li table tr tr td td th thead tbody tfoot caption figure figcaption img pre br hr span
  blockquote dl dt dd div font center`.split(/\s+/),
);
const strange = fc.constantFrom(
  ...`svg math style script template noscript title textarea select option form iframe mtext mglyph malignmark desc
  foreignObject annotation-xml xmp noembed frameset body html head nobr button marquee`.split(/\s+/),
);
const tag = fc.oneof({ arbitrary: ordinary, weight: 8 }, { arbitrary: strange, weight: 1 });
const name = fc.constantFrom(
  'href',
  'src',
  'style',
  'id',
  'class',
  'onerror',
  'align',
  'colspan',
  'name',
  'xmlns',
);
const value = fc.constantFrom(
  'javascript:alert(1)',
  '#x',
  'x',
  'https://x.example/',
  "'><script>",
  'text-align:right',
  'font-weight: bold',
  '--><b>',
  'MsoListParagraph',
  '2',
);
const attributes = fc.array(
  fc.tuple(name, value).map(([key, content]) => ` ${key}="${content}"`),
  { maxLength: 3 },
);
const opening = fc.tuple(tag, attributes).map(([one, list]) => `<${one}${list.join('')}>`);
const closing = tag.map((one) => `</${one}>`);
const words = fc.constantFrom(
  'one',
  ' two ',
  '\n',
  ' ',
  '· three',
  'Table 1: four',
  'Figure 2',
  '1,234',
  '&nbsp;',
  '\t',
);
const tricks = fc.constantFrom(
  '&lt;img src=x onerror=alert(1)&gt;',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&#13;',
  '\0',
  '\ud800',
);
const text = fc.oneof(
  { arbitrary: words, weight: 6 },
  { arbitrary: tricks, weight: 1 },
  fc.string({ maxLength: 8 }),
);
const soup = fc
  .array(fc.oneof(opening, closing, { arbitrary: text, weight: 2 }), { minLength: 10, maxLength: 60 })
  .map((parts) => parts.join(''));

test('tag soup leaves nothing for an independent sanitiser to remove, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(soup, (page) => {
      const once = clean(page);
      expect(takenAway(once)).toEqual([]);
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 400 },
  );
});

test('the plain text is the text of the page in order', () => {
  fc.assert(
    fc.property(soup, (page) => {
      const { chapter_content, plain_text } = chapterOf(page);
      const { body } = new window.DOMParser().parseFromString(chapter_content, 'text/html');
      expect(plain_text.replace(/\s/g, '')).toBe((body.textContent ?? '').replace(/\s/g, ''));
    }),
    { numRuns: 200 },
  );
});

const wordList = (...lines: string[]) =>
  clean(lines.map((line) => `<p class=MsoListParagraph>${line}</p>`).join('')).replace(/ id="[^"]*"/g, '');

test.each([
  [['1. A', '2. B', 'C', '3. D'], '<ol><li>A</li><li>B</li></ol><p>C</p><ol start="3"><li>D</li></ol>'],
  [['a) A', 'b) B'], '<ol type="a"><li>A</li><li>B</li></ol>'],
  [['C. A', 'D. B'], '<ol start="3" type="A"><li>A</li><li>B</li></ol>'],
  [
    ['1. A', 'a) B', 'b) C', '2. D'],
    '<ol><li>A</li></ol><ol type="a"><li>B</li><li>C</li></ol><ol start="2"><li>D</li></ol>',
  ],
  [['9. A', '10. B', '1. C'], '<ol start="9"><li>A</li><li>B</li></ol><ol><li>C</li></ol>'],
  [['· A', '· B', '1. C'], '<ul><li>A</li><li>B</li></ul><ol><li>C</li></ol>'],
])('items that Word wrote as %j keep their numbers', (lines, html) => {
  expect(wordList(...lines)).toBe(html);
  expect(takenAway(html)).toEqual([]);
});

test.each([
  ['background:u\\72l(https://x.example/)', 'refers to another site'],
  ['background:url( "//x.example/a.png")', 'refers to another site'],
  ['width:e/**/xpression(alert(1))', 'runs script'],
  ['@im\\port "x.css"', 'imports another'],
])('the style %s is recognised', (css, problem) => {
  expect(styleProblem(css)).toContain(problem);
});

test('a style with only words and measures is accepted', () => {
  expect(styleProblem('font-family:"Source Sans 3";margin:0 1em;mso-style-name:x')).toBeNull();
});

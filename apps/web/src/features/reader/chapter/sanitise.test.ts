// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hostilePages } from '../../../../../api/src/features/reports/ingest/html/hostile-pages.fixture.ts';
import { prepareChapter } from './prepare-chapter.ts';
import { sanitise } from './sanitise.ts';

const clobbering = `
<form id=getElementById><input name=attributes><input name=nodeName></form>
<form><input name=parentNode><input name=removeChild><p>x</p></form>
<img name=cookie id=body><a id=location href=https://x.example>x</a><a id=location name=href>y</a>
<p id=b-x name=createElement>x</p><p id=querySelector>y</p>
<a id=__proto__ name=polluted href=#x>x</a>
<object id=documentElement name=head></object>
<p data-own data-part=title data-hit=1 data-tables data-lit data-number>x</p>
<table data-table=1 data-kind="constructor"><tr><td data-first data-total>x</td></tr></table>
<table data-table=1 data-kind="__proto__"><tr><td>x</td></tr></table>
<img data-image=__proto__ alt=x><img data-image=constructor alt=y><img data-image=hasOwnProperty>
`;

const mutating = `
<svg></p><style><g title="</style><img src=x onerror=alert(1)>">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">
<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=alert(1)>">
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<table><caption><svg><title><table><p><style></title><img src=x onerror=alert(1)></style></svg></caption></table>
<template><table><tr><td><script>alert(1)</script></td></tr></table></template>
<select><option><style></option></select><img src=x onerror=alert(1)></style>
<a href="https://x.example" target="_self" rel="opener">x</a>
<a href="data:text/html,x">x</a><a href="/session">y</a><a href="#main">z</a><a href="ftp://x.example">f</a>
<img src="https://x.example/a.png" data-image="../a.png"><img srcset="//x.example/a.png 2x">
<p style="text-align: right; background: url(//x.example)">x</p><td style="position: fixed">y</td>
<p aria-label=x role=alert class=x title=x hidden tabindex=1 contenteditable>x</p>
`;

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const pages = [...hostilePages, ...lines(clobbering), ...lines(mutating)];

const tags =
  /^(A|B|BR|CODE|EM|I|IMG|S|SMALL|SPAN|STRONG|SUB|SUP|U|H[1-6]|P|UL|OL|LI|DL|DT|DD|TABLE|CAPTION|THEAD|TBODY|TFOOT|TR|TH|TD|FIGURE|FIGCAPTION|BLOCKQUOTE|PRE|HR)$/;
const formula =
  /^(math|menclose|mfrac|m[inos]|mmultiscripts|mover|mpadded|mprescripts|mroot|mrow|mspace|msqrt|mstyle|msubsup|msu[bp]|mtable|mt[dr]|mtext|munder|munderover)$/;
const attributes =
  /^(id|href|rel|target|style|colspan|rowspan|scope|start|type|data-note|data-image|alt|width|height|data-table|data-kind|alttext|display|displaystyle)$/;

function contentOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(sanitise(html));
  return root;
}

test('READ-05 only the tags and attributes that the server writes are kept', () => {
  for (const page of pages) {
    for (const node of contentOf(page).querySelectorAll('*')) {
      const isMath = node.namespaceURI === 'http://www.w3.org/1998/Math/MathML';
      expect(node.tagName, page).toMatch(isMath ? formula : tags);
      if (!isMath) expect(node.namespaceURI, page).toBe('http://www.w3.org/1999/xhtml');
      if (isMath) expect(node.hasAttribute('href'), page).toBe(false);
      for (const { name, value } of node.attributes) {
        expect(name, page).toMatch(attributes);
        if (name === 'href') expect(value, page).toMatch(/^(https?:\/\/|mailto:|tel:|#(b-|chapter-\d))/i);
        if (name === 'style') expect(value, page).not.toMatch(/[(\\@<]|position/);
        if (name === 'id') expect(value, page).toMatch(/^b-/);
      }
    }
  }
});

test('READ-05 sanitised HTML parses back to the same tree', () => {
  // Parsing normalises line breaks.
  const written = (html: string) => contentOf(html).innerHTML.replace(/\s+/g, ' ');
  for (const page of pages) expect(written(contentOf(page).innerHTML), page).toBe(written(page));
});

test('READ-05 sanitised HTML can be prepared for reading, and has no image address of its own', () => {
  for (const chapter_content of pages) {
    const chapter = { chapter_number: 1, chapter_title: 'Title', chapter_content, images: {} };
    const { root } = prepareChapter(chapter);
    expect(root.querySelector('[src], [srcset], script, style, iframe, form, input')).toBeNull();
  }
});

test('a link opens a new window, or leads to a block of the chapter', () => {
  const [out, inside, mail] = contentOf(
    '<a href="https://x.example/a" target="_top">x</a><a href="#b-0123456789ab">y</a><a href="mailto:a@x.example">z</a>',
  ).children;
  expect(out?.outerHTML).toBe(
    '<a href="https://x.example/a" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(inside?.outerHTML).toBe('<a href="#b-0123456789ab">y</a>');
  expect(mail?.getAttribute('href')).toBe('mailto:a@x.example');
});

test('what the server writes is unchanged', () => {
  const html =
    '<h1 id="b-0">T</h1><p id="b-1" style="text-align: right">a <span style="font-weight: bold; font-style: italic">b</span></p>' +
    '<ol id="b-2" start="3" type="a"><li>c</li></ol><table id="b-3" data-kind="market drivers" data-table="1">' +
    '<caption style="caption-side: bottom">d<br>e</caption><thead><tr><th scope="col" colspan="2" style="width: 33.5%">f</th></tr></thead></table>' +
    '<figure id="b-4"><img data-image="abc.png" alt="g" width="4" height="3"><figcaption>h</figcaption></figure>';
  expect(contentOf(html).innerHTML).toBe(html);
});

test('ING-11 a formula is shown as the server wrote it', () => {
  const formula =
    '<p id="b-1">So <math display="block" alttext="x^2"><msup><mi mathvariant="normal">x</mi><mn>2</mn></msup></math>.</p>';
  expect(contentOf(formula).innerHTML).toBe(formula);
});

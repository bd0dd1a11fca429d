import { beforeEach, expect, test } from 'vitest';
import { roomy } from '../../../../testing/roomy.ts';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import { rebuildSvg } from './svg.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const gif = Buffer.from('R0lGODlhAwACAIAAAP///wAAACwAAAAAAwACAAACAoRRADs=', 'base64');
const page = (source: string) =>
  `<h1>A</h1><p><img src="${source}" alt="A &quot;chart&quot;"></p><p>Figure 1: Sales</p>`;

test('an image is named by its content, has its size, and keeps its caption', async () => {
  const { chapters, images } = await reader.accepted({
    'chapters/01-a.html': page('../images/a%20b.gif'),
    'images/a b.gif': gif,
  });
  const [image] = images;
  expect(image).toMatchObject({ type: 'image/gif', width: 3, height: 2, bytes: gif.length });
  expect(image?.file).toMatch(/^[0-9a-f]{40}\.gif$/);
  expect(await reader.bytes(image?.file ?? '')).toEqual(gif);
  expect(chapters[0]?.images).toEqual([image?.file]);
  expect(chapters[0]?.chapter_content).toContain(
    `<img data-image="${image?.file}" alt="A &quot;chart&quot;" width="3" height="2"><figcaption>Figure 1: Sales</figcaption></figure>`,
  );
});

test.each([
  ['../images/a.png', 'images/a.png'],
  ['images/a.png', 'images/a.png'],
  ['../Images/A.PNG', 'images/a.png'],
  ['report_files/image001.png', 'report_files/image001.png'],
])('the reference %s finds %s', async (reference, name) => {
  const { chapters } = await reader.accepted({ 'chapters/01-a.html': page(reference), [name]: png });
  expect(chapters[0]?.images).toHaveLength(1);
});

test('the same image under two names is stored once, and an unused name is reported', async () => {
  const { images, warnings } = await reader.accepted({
    'chapters/01-a.html': page('../images/a.png'),
    'images/a.png': png,
    'images/b.png': png,
  });
  expect(images).toHaveLength(1);
  expect(warnings).toMatchObject([
    { file: 'images/b.png', message: 'The image is not shown in any chapter.' },
  ]);
});

test('an image without a description is reported', async () => {
  const { warnings } = await reader.accepted({
    'chapters/01-a.html': '<h1>A</h1><img src="../images/a.png"><img src="../images/a.png" alt="Sales">',
    'images/a.png': png,
  });
  expect(warnings).toMatchObject([
    { file: 'chapters/01-a.html', message: 'Images without a description: 1.' },
  ]);
});

test('an image of another type than its name says is refused, and so is one with too many pixels', async () => {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const findings = await reader.refused({
    'chapters/01-a.html': page('../images/a.png'),
    'images/a.png': gif,
    'images/b.jpg': '<script>alert(1)</script>',
    'images/c.png': huge,
    'images/d.gif': '',
  });
  expect(findings).toEqual([
    { file: 'images/a.png', message: 'The name says PNG, but it is a GIF image.', remedy: 'Rename it.' },
    { file: 'images/b.jpg', message: 'This is not a readable JPG image.', remedy: 'Save it again.' },
    { file: 'images/c.png', message: 'The image has 60000 × 60000 pixels.', remedy: 'Save it smaller.' },
    { file: 'images/d.gif', message: 'This is not a readable GIF image.', remedy: 'Save it again.' },
  ]);
  expect(await reader.names()).toEqual([]);
});

const drawing = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="urn:inkscape" viewBox="0 0 40 30" i:x="1">
<metadata><i:y/></metadata><style>.a{fill:#123}</style><defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>
<rect class="a" width="4" height="3" fill="url(#g)"/><text>A &amp; B</text></svg>`;

test('a drawing is rewritten with its shapes and nothing else', async () => {
  const { images } = await reader.accepted({
    'chapters/01-a.html': page('../images/a.svg'),
    'images/a.svg': drawing,
  });
  expect(images[0]).toMatchObject({ type: 'image/svg+xml', width: 40, height: 30 });
  const svg = (await reader.bytes(images[0]?.file ?? '')).toString();
  expect(svg).toContain('<rect class="a" width="4" height="3" fill="url(#g)"></rect><text>A &amp; B</text>');
  expect(svg).not.toMatch(/DOCTYPE|metadata|inkscape|<\?xml/);
  expect(rebuildSvg(svg)).toMatchObject({ svg });
});

const inside = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${content}</svg>`;

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Each level shows ten of the one before: a few lines that come to a billion elements. */
const copies = levels.map((n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`).join('');
const patterns = levels
  .map((n) => `<pattern id="a${n}">${`<rect fill="url(#a${n - 1})"/>`.repeat(10)}</pattern>`)
  .join('');

const styledPatterns = levels
  .map(
    (n) =>
      `<style>.c${n}{fill:url(#a${n - 1})}</style><pattern id="a${n}">${`<rect class="c${n}"/>`.repeat(10)}</pattern>`,
  )
  .join('');

test.each([
  [inside('<script>alert(1)</script>'), '<script>'],
  [inside('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), '<script>'],
  [inside('', 'onload="alert(1)"'), 'event handler'],
  [inside('<g onclick="alert(1)"/>'), 'event handler'],
  [inside('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), '<foreignObject>'],
  [inside('<a href="javascript:alert(1)"><text>x</text></a>'), '<a>'],
  [inside('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
  [inside('<use href="https://x.example/a.svg#x"/>'), 'outside the image'],
  [inside('<use xlink:href="a.svg#x"/>'), 'outside the image'],
  [inside('<image href="https://x.example/a.png"/>'), 'outside the image'],
  [inside('<image href="data:image/svg+xml,&lt;svg/&gt;"/>'), 'outside the image'],
  [inside('<rect style="fill:url(https://x.example/#a)"/>'), 'another site'],
  [inside('<style>@import "https://x.example/a.css";</style>'), 'imports another'],
  [inside('<style><style/>@import "x";</style>'), 'imports another'],
  [inside('<style><![CDATA[*{fill:url(//x.example)}]]></style>'), 'another site'],
  [`<?xml-stylesheet href="https://x.example/a.css"?>${inside('')}`, 'style sheet'],
])('ING-10 the drawing %.80s loses what runs or fetches, and says so', (svg, message) => {
  const read = rebuildSvg(svg);
  if ('problem' in read) throw new Error(read.problem.message);
  expect(read.dropped.map((one) => one.message).join()).toContain(message);
  expect(read.svg).not.toMatch(/script|on\w+=|foreignObject|<a |<set|x\.example|@import|a\.svg|svg\+xml/);
  expect(rebuildSvg(read.svg)).toMatchObject({ svg: read.svg, dropped: [] });
});

test.each([
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${inside('&x;')}`, 'entities'],
  [inside('&unknown;'), 'not well-formed'],
  ['<svg><rect></svg>', 'not well-formed'],
  ['<html><svg/></html>', 'not an SVG'],
  ['', 'not well-formed'],
  [inside('<g>'.repeat(300) + '</g>'.repeat(300)), 'nested too deeply'],
  [inside(`<rect id="a0"/>${copies}`), 'too complex'],
  [inside(`<pattern id="a0"/>${patterns}`), 'too complex'],
  [inside(`<rect id="a0"/>${copies}${levels.map((n) => `<g id="a${n}"/>`).join('')}`), 'too complex'],
  [inside(`<rect id="a0"/>${copies.replaceAll('#a', '#%61')}`), 'too complex'],
  [inside(`<pattern id="a0"/>${patterns.replaceAll('url(', 'URL( ').replaceAll(')', ' )')}`), 'too complex'],
  [inside(`<pattern id="a0"/>${styledPatterns}`), 'too complex'],
  [inside(`<pattern id="a0"/>${styledPatterns.replaceAll('}', '')}`), 'too complex'],
  [inside('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), 'too complex'],
])('the drawing %.80s is refused', (svg, message) => {
  const read = rebuildSvg(svg);
  expect('problem' in read ? read.problem.message : '').toContain(message);
});

test('many shapes may share a gradient, and a symbol may be used as often as a chart needs it', () => {
  const gradient = `<linearGradient id="g">${'<stop/>'.repeat(8)}</linearGradient>`;
  const shapes = '<rect fill="url(#g)"/>'.repeat(20_000);
  const glyphs = `<path id="p"/>${'<use href="#p"/>'.repeat(5000)}`;
  expect(rebuildSvg(inside(gradient + shapes + glyphs))).toHaveProperty('svg');
});

test('an image may embed pixels, and an unknown element is dropped', () => {
  const read = rebuildSvg(inside('<image href="data:image/png;base64,AAAA"/><unknown><g/></unknown>'));
  expect('svg' in read && read.svg).toContain('<image href="data:image/png;base64,AAAA"></image></svg>');
});

const many = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join('');
const classes = many(20_000, (n) => `.c${n},`);
const paints = many(5000, (n) => `fill:url(#p${n});`);

test.each([
  ['a style sheet without a rule', `<style>${'a'.repeat(1_000_000)}</style>`],
  ['a paint after many spaces', `<rect fill="url(${' '.repeat(1_000_000)}#a)"/>`],
  ['a paint that never comes', `<rect fill="url(${' '.repeat(1_000_000)}"/>`],
  ['a quoted paint that never comes', `<rect fill="url(${' '.repeat(500_000)}'${' '.repeat(500_000)}"/>`],
  ['one rule again and again', `<style>${'.a{fill:url(#a)}'.repeat(60_000)}</style>`],
  ['many classes with many paints', `<style>${classes}.z{${paints}}</style>`],
  ['paints for each of many elements', `<style>*{${paints}}</style>${'<g/>'.repeat(45_000)}`],
  [
    'an element with one class many times',
    `<style>.a{${paints}}</style><g class="${'a '.repeat(400_000)}"/>`,
  ],
])('a drawing with %s takes no longer than its size explains', (_name, content) => {
  const start = performance.now();
  rebuildSvg(inside(content));
  expect(performance.now() - start).toBeLessThan(roomy(2000));
});

import { beforeEach, expect, test } from 'vitest';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const bare = (html: string | undefined) => (html ?? '').replace(/ id="[^"]*"/g, '');

const googleStyles = `@import url(https://themes.googleusercontent.com/fonts/css?kit=x);
ul.lst-kix_ab1-0{list-style-type:none}.lst-kix_ab1-0>li:before{content:"\\0025cf  "}
.lst-kix_cd2-1>li{counter-increment:lst-ctn-kix_cd2-1}
.lst-kix_cd2-1>li:before{content:"" counter(lst-ctn-kix_cd2-1,lower-latin) ". "}
ol.lst-kix_cd2-0.start{counter-reset:lst-ctn-kix_cd2-0 0}
.c1{font-weight:700}.c2{color:#000;font-weight:400;text-decoration:none;vertical-align:baseline;font-style:normal}
.c3{font-style:italic}.c4{vertical-align:super}.c5{text-align:center}.c6{text-align:right}.c7{padding:0;text-align:left}`;

const google = `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">${googleStyles}</style></head>
<body class="c9 doc-content"><h1 class="c7" id="h.a1"><span class="c2">Market</span></h1>
<p class="c5"><span class="c1">Bold</span><span class="c2"> and </span><span class="c3">slanted</span><span class="c4">1</span></p>
<ul class="c8 lst-kix_ab1-0 start"><li class="c7 li-bullet-0"><span class="c2">One</span></li></ul>
<ul class="c8 lst-kix_ab1-1 start"><li class="c7"><span class="c2">Inner</span></li></ul>
<ul class="c8 lst-kix_ab1-0"><li class="c7"><span class="c2">Two</span></li></ul>
<p class="c7"><span class="c2">Between</span></p>
<ol class="c8 lst-kix_cd2-0" start="3"><li class="c7"><span class="c2">Third</span></li></ol>
<ol class="c8 lst-kix_cd2-1 start" start="1"><li class="c7"><span class="c2">Lettered</span></li></ol>
<table class="c10"><tr class="c11"><td class="c12"><p class="c6"><span class="c1">12</span></p></td><td class="c12"><p class="c7"><span class="c2">x</span></p></td></tr></table>
<p class="c7"><span style="overflow: hidden; display: inline-block;"><img alt="" src="images/image1.png" style="width: 6px;" title=""></span></p></body></html>`;

test('ING-10 a package of Google Docs keeps weights, marks, alignment and the levels of lists', async () => {
  const { chapters, warnings } = await reader.accepted({ 'Report.html': google, 'images/image1.png': png });
  expect(bare(chapters[0]?.chapter_content)).toMatch(
    '<h1>Market</h1><p style="text-align: center"><b>Bold</b> and <i>slanted</i><sup>1</sup></p>' +
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><p>Between</p>' +
      '<ol start="3"><li>Third<ol type="a"><li>Lettered</li></ol></li></ol>',
  );
  expect(bare(chapters[0]?.chapter_content)).toContain(
    '<td style="text-align: right"><b>12</b></td><td>x</td>',
  );
  expect(chapters[0]?.images).toHaveLength(1);
  expect(warnings.map(({ message }) => message)).toEqual([
    'A style that loads something from elsewhere was left out.',
    'Images without a description: 1.',
  ]);
});

const libreOffice = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN" "http://www.w3.org/Math/DTD/mathml2/xhtml-math11-f.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head profile="http://dublincore.org/documents/dcmi-terms/">
<meta http-equiv="Content-Type" content="application/xhtml+xml; charset=utf-8"/><title xml:lang="en-US">- no title specified</title>
<meta name="DCTERMS.language" content="en-US"/><link rel="schema.DC" href="http://purl.org/dc/elements/1.1/" hreflang="en"/><base href="."/>
<style type="text/css">
	@page {  }
	table { border-collapse:collapse; border-spacing:0; empty-cells:show }
	li span. { clear: both; line-height:0; width:0; height:0; margin:0; padding:0; }
	.P1 { font-size:12pt; font-weight:bold; } .T1 { font-style:italic; } .T2 { vertical-align:super; font-size:58%; }
</style></head><body dir="ltr" style="max-width:21.001cm;">
<h1 class="Heading_20_1"><a id="a__Overview"><span/></a>Overview</h1><p class="P1">Bold line</p>
<p class="Standard">Sales <span class="T1">grew</span><span class="T2">1</span><a id="x"/> on.</p><p class="Standard"/>
<div class="Table"><table><tr><td><p>1</p></td><td/></tr><tr><td/><td><p>2</p></td></tr></table></div>
<p class="Standard"><img style="height:1cm" alt="Chart" src="data:image/png;base64,${png.toString('base64')}${'\n'.repeat(200)}"/></p>
<ol><li><p class="P3"><span class="Numbering_20_Symbols" style="display:block;float:left;">3.</span>Three<span class="odfLiEnd"/> </p><ol><li><p class="P3"><span class="Numbering_20_Symbols">a.</span>Sub<span class="odfLiEnd"/> </p></li></ol></li></ol>
<h2><span class="heading_numbering">1.1</span>Part</h2><p class="Standard">Last</p></body></html>`;

test('ING-10 an XHTML export of LibreOffice is read, with its images', async () => {
  const { chapters, warnings, images } = await reader.accepted({ 'report.xhtml': libreOffice });
  const html = bare(chapters[0]?.chapter_content);
  expect(html).toContain('<h1>Overview</h1><p><b>Bold line</b></p><p>Sales <i>grew</i><sup>1</sup> on.</p>');
  expect(html).toContain('<tr><td>1</td><td></td></tr><tr><td></td><td>2</td></tr>');
  expect(html).toMatch(
    /<figure><img data-image="[0-9a-f]{40}\.png" alt="Chart" width="1" height="1"><\/figure><ol start="3"><li><p>Three<\/p><ol type="a"><li>Sub<\/li><\/ol><\/li><\/ol><h2>1.1 Part<\/h2><p>Last<\/p>$/,
  );
  expect(images).toMatchObject([{ type: 'image/png', width: 1 }]);
  expect(await reader.bytes(images[0]?.file ?? '')).toEqual(png);
  expect(warnings).toMatchObject([{ message: 'A reference of the page to another site was left out.' }]);
});

test('ING-10 a page of InDesign is found, and its style sheet says what is bold', async () => {
  const { chapters, warnings } = await reader.accepted({
    'report.html': `<html><head><link href="report-web-resources/css/idGeneratedStyles.css" rel="stylesheet" type="text/css" />
<script src="report-web-resources/script/x.js"></script></head><body id="report" lang="en-US">
<div id="_idContainer000" class="_idGenObjectStyleOverride-1"><h1 class="Title">Market</h1>
<p class="Body ParaOverride-1"><span class="CharOverride-1">Sales</span> grew<span class="Super">2</span></p>
<p class="Folio">17</p></div><div class="_idGenObjectLayout-1"><img class="_idGenObjectAttribute-1" src="report-web-resources/image/a.png" alt="Chart" /></div></body></html>`,
    'report-web-resources/css/idGeneratedStyles.css':
      'p.Body{font-weight:normal;text-align:justify}span.CharOverride-1{font-weight:bold}span.Super{vertical-align:super}',
    'report-web-resources/image/a.png': png,
  });
  expect(bare(chapters[0]?.chapter_content)).toMatch(
    /^<h1>Market<\/h1><p><b>Sales<\/b> grew<sup>2<\/sup><\/p><figure><img /,
  );
  expect(warnings.map(({ message }) => message)).toEqual([
    'A script was left out.',
    'A page header or footer was left out.',
  ]);
});

test('ING-10 pages in a folder of an exporter are found', async () => {
  const { chapters } = await reader.accepted({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<x/>',
    'OEBPS/ch01.xhtml': '<h1>One</h1><p>Text</p>',
    'OEBPS/ch02.xhtml': '<h1>Two</h1><p>Text <img src="image/a.png" alt="Chart"></p>',
    'OEBPS/image/a.png': png,
  });
  expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual(['One', 'Two']);
});

const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><link rel=File-List href="report_files/filelist.xml"><link rel=themeData href="report_files/themedata.thmx">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Print</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in;} @page WordSection1 {size:8.5in 11.0in;} --></style></head>
<body lang=EN-US><div class=WordSection1><h1>Market<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Sales</b> grew<span style='position:relative;top:-3.0pt;mso-text-raise:3.0pt'>a</span><o:p></o:p></p>
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="p1" style='width:6in'><v:imagedata src="report_files/image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=6 height=6 src="report_files/image001.png" alt="Chart" v:shapes="p1"><![endif]></span></p>
<b style="font-weight:normal" id="docs-internal-guid-1"><p>Pasted</p></b></div></body></html>`;

test('ING-10 an unfiltered page of Word is read without its islands, each image once', async () => {
  const { chapters, warnings } = await reader.accepted({
    'report.htm': word,
    'report_files/image001.png': png,
    'report_files/filelist.xml': '<xml/>',
    'report_files/header.htm': '<p>Confidential draft</p>',
  });
  expect(bare(chapters[0]?.chapter_content)).toMatch(
    /^<h1>Market<\/h1><p><b>Sales<\/b> grew<sup>a<\/sup><\/p><figure><img data-image="[^"]*" alt="Chart" width="1" height="1"><\/figure><p>Pasted<\/p>$/,
  );
  expect(warnings).toEqual([]);
});

test('ING-11 a drawing in a page becomes an image file, rebuilt from what is allowed', async () => {
  const { chapters, images } = await reader.accepted({
    'report.html': `<h1>A</h1><p>Text</p><svg viewBox="0 0 40 30" onload="x()" aria-label="Sales"><script>x()</script>
<linearGradient id="g"></linearGradient><rect width="4" height="3" fill="url(#g)"/><foreignObject><p>Hello</p></foreignObject></svg>`,
  });
  const [image] = images;
  expect(image).toMatchObject({ type: 'image/svg+xml', width: 40, height: 30 });
  const svg = (await reader.bytes(image?.file ?? '')).toString();
  expect(svg).toContain('<rect width="4" height="3" fill="url(#g)">');
  expect(svg).not.toMatch(/script|onload|foreignObject|Hello/);
  expect(chapters[0]?.chapter_content).toContain(
    `<img data-image="${image?.file}" alt="Sales" width="40" height="30">`,
  );
  expect(chapters[0]?.chapter_content).not.toContain('<svg');
});

test('ING-10 each export in a folder of its own is a chapter, in the order of the folders', async () => {
  const { chapters } = await reader.accepted({
    '02 Prices/Prices.html': '<h1>Prices</h1><p><img src="images/image1.png" alt="Chart"></p>',
    '02 Prices/images/image1.png': png,
    '01 Overview/Overview.html': '<h1>Overview</h1><p>Text</p>',
  });
  expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual(['Overview', 'Prices']);
});

test('ING-10 images are found with backslashes, other accents and spaces in their names', async () => {
  const { images } = await reader.accepted({
    'report.html':
      '<h1>A</h1><p>x <img src="images\\Chart.PNG" alt="a"> <img src="images/%C3%9Cber.png" alt="b"></p>',
    'images/chart.png': png,
    'images/U\u0308ber.png': Buffer.concat([png, Buffer.alloc(1)]),
  });
  expect(images).toHaveLength(2);
});

test('ING-10 a link through the counter of Google leads where it is meant to, and words have no places to break', async () => {
  const { chapters } = await reader.accepted({
    'report.html':
      '<h1>A</h1><p><a href="https://www.google.com/url?q=https://x.example/a?b%3D1&amp;sa=D&amp;usg=AOv">vol&#173;ume</a> <a href="https://www.google.com/url?q=javascript:x()">y</a></p>',
  });
  expect(chapters[0]?.chapter_content).toContain(
    '<a href="https://x.example/a?b=1" rel="noopener noreferrer" target="_blank">volume</a>',
  );
  expect(chapters[0]?.chapter_content).not.toContain('href="javascript');
});

test('ING-10 numbered headings that LibreOffice writes as lists are headings; lists with text stay lists', async () => {
  const { chapters } = await reader.accepted({
    'report.html':
      '<ol><li><h1>Stents</h1></li></ol><p>Text</p><ol><ol><li><h2><a name="x"></a>Prices</h2></li></ol></ol><ol><li><h3>A</h3><p>More</p></li></ol><ol style="display: none"><li><h2>Secret</h2></li></ol>',
  });
  expect(bare(chapters[0]?.chapter_content)).toMatch(/^<h1>Stents<\/h1><p>Text<\/p><h2>Prices<\/h2><ol><li>/);
  expect(chapters[0]?.chapter_content).not.toContain('Secret');
});

test('ING-10 in a page without headings, styles that are called so make them, with a finding', async () => {
  const { chapters, warnings } = await reader.accepted({
    'report.html':
      '<p class="Kapitel_Titel">Trauma</p><p class="Body">Text</p><p class="Heading-2">Nails</p><p>Text</p>',
  });
  expect(bare(chapters[0]?.chapter_content)).toBe('<h1>Trauma</h1><p>Text</p><h2>Nails</h2><p>Text</p>');
  expect(warnings).toMatchObject([
    { message: expect.stringContaining('2 paragraphs were read as headings') },
  ]);
});

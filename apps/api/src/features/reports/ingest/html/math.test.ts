import { expect, test } from 'vitest';
import { composeChapter } from '../chapters/chapter.ts';
import { cleanPage } from './clean.ts';
import { contentOfPage } from './content-of-page.ts';
import { newLosses } from './left-out.ts';

function chapterOf(html: string) {
  const content = contentOfPage(html, () => undefined, newLosses());
  const nodes = cleanPage(content, { image: () => null, page: () => null });
  return composeChapter(1, 'Title', nodes).chapter;
}

const growth = `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics><mrow>
  <mi>CAGR</mi><mo>=</mo><msup><mrow><mo stretchy="true">(</mo><mfrac><msub><mi>V</mi><mi>f</mi></msub><msub><mi>V</mi><mi>i</mi></msub></mfrac><mo>)</mo></mrow>
  <mfrac><mn>1</mn><mi>n</mi></mfrac></msup><mo>−</mo><mn>1</mn></mrow><annotation encoding="StarMath 5.0">SECRET</annotation></semantics></math>`;

test('ING-11 a formula keeps its presentation, and reads as one line of text', () => {
  const { chapter_content, plain_text } = chapterOf(`<p>It is ${growth} a year.</p>`);
  expect(chapter_content).toContain(
    '<math display="block" alttext="CAGR = (V_f/V_i)^(1/n) − 1"><mrow><mi>CAGR</mi><mo>=</mo><msup>',
  );
  expect(chapter_content).toContain('<mo stretchy="true">(</mo><mfrac><msub><mi>V</mi><mi>f</mi></msub>');
  expect(plain_text).toBe('It is CAGR = (V_f/V_i)^(1/n) − 1 a year.');
  expect(chapter_content).not.toMatch(/SECRET|semantics|annotation|xmlns/);
});

test.each([
  ['<math><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt></math>', '√(x + 1)'],
  [
    '<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>x</mi><mi>i</mi></msub></math>',
    '∑ _(i = 1)^nx_i',
  ],
  ['<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>', '(a,b)'],
  [
    '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></math>',
    '1, 2; 3, 4',
  ],
  ['<math><mn>2</mn><mo>\u2062</mo><mi>x</mi><mo>\u2061</mo></math>', '2 x'],
])('ING-11 %.60s… reads as %s', (html, text) => {
  expect(chapterOf(`<p>${html}</p>`).plain_text).toBe(text);
});

test('ING-11 actions, glyphs, phantoms and links of formulas are dropped', () => {
  const { chapter_content } = chapterOf(
    '<p>x <math href="https://x.example"><mi xlink:href="https://x.example">y</mi><maction><mi>SECRET</mi></maction><mglyph src="a.png"/><mphantom><mi>SECRET</mi></mphantom></math></p>',
  );
  expect(chapter_content).toContain('<math alttext="y"><mi>y</mi></math>');
  expect(chapter_content).not.toMatch(/SECRET|x\.example|maction|mglyph/);
});

test('ING-11 a formula without signs and one beyond all measure leave no element', () => {
  expect(chapterOf('<p>x<math><mrow></mrow></math></p>').chapter_content).toMatch(/>x<\/p>$/);
  const huge = `<math>${'<mi>x</mi>'.repeat(5000)}</math>`;
  expect(chapterOf(`<p>${huge}</p>`).chapter_content).not.toContain('<m');
});

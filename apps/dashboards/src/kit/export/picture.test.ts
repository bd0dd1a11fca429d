// @vitest-environment jsdom

import { reaches } from '@caliper/ui/charts/picture/font-rules.ts';
import { wrapped } from '@caliper/ui/charts/picture/svg.ts';
import { expect, test } from 'vitest';
import { plainSheet } from '../sheet.ts';
import { pictureOf } from './picture.ts';

test.each([
  ['U+0-FF, U+131, U+2000-206F', 'Knees', true],
  ['U+100-2BA', 'Knees', false],
  ['U+100-2BA', 'Čech', true],
  ['U+4??', 'Ж', true],
  ['', 'anything', true],
])('a picture embeds the font faces whose letters it has: %j for %s: %s', (range, text, isEmbedded) => {
  expect(reaches(range, text)).toBe(isEmbedded);
});

test('a long line is broken between words', () => {
  expect(wrapped('Guidewires and physiology', 14)).toEqual(['Guidewires and', 'physiology']);
  expect(wrapped('Percutaneously so', 5)).toEqual(['Percutaneously', 'so']);
  expect(wrapped('', 5)).toEqual([]);
});

function pictured(html: string): SVGSVGElement {
  const body = document.createElement('div');
  body.innerHTML = html;
  const sheet = plainSheet({ unit: null, columns: [{ head: 'Answer' }], rows: [['Vantor']] });
  const words = {
    cited: { provider: 'Caliper', name: 'Knees', region: 'Europe', year: 2026 },
    title: 'Surgeons',
    filtered: [],
    source: 'Source: Caliper',
    notes: [],
    stamp: ['Licensed to Meridian. Made for Ines Moreau on 2026-01-05.'],
  };
  const notes = { note: 'USD', chartNote: 'USD million; the chart shows 10 of 34' };
  return pictureOf({ title: 'By country', ...notes, sheet, legend: [], body }, words);
}

test('DASH-04: a table is pictured by its numbers, whatever icons it has', () => {
  const picture = pictured('<table><tr><th>Spain <svg aria-hidden="true"></svg></th></tr></table>');
  expect(picture.querySelector('svg')).toBeNull();
  expect(picture.textContent).toContain('Vantor');
});

test('DASH-04: the note about the scale and selection of a chart is not shown over its numbers', () => {
  expect(pictured('<svg role="img"></svg>').textContent).toContain('USD million; the chart shows 10 of 34');
  const numbers = pictured('<ol><li>Vantor</li></ol>').textContent;
  expect(numbers).toContain('USD');
  expect(numbers).not.toContain('million');
});

test('TAKE-09 a picture says for whom it was made, after its source', () => {
  const texts = [...pictured('<svg role="img"></svg>').querySelectorAll(':scope > text')];
  const lines = texts.slice(-2).map(({ textContent }) => textContent);
  expect(lines).toEqual(['Source: Caliper', 'Licensed to Meridian. Made for Ines Moreau on 2026-01-05.']);
});

test('a map is pictured with its key', () => {
  const picture = pictured(
    '<svg role="img"></svg><svg aria-hidden="true" data-key></svg><button><svg></svg></button>',
  );
  expect(picture.querySelectorAll('svg')).toHaveLength(2);
});

test('words of the page that belong to a drawing appear in its picture', () => {
  const picture = pictured(
    '<svg role="img"></svg><p data-picture-text>Not on the map: <span>Elbonia</span>.</p><p>Else</p>',
  );
  expect(picture.textContent).toContain('Not on the map: Elbonia.');
  expect(picture.textContent).not.toContain('Else');
});

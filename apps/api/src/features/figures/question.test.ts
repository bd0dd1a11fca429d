import { noNames } from '@caliper/text/vocabulary.ts';
import { expect, test } from 'vitest';
import { readQuestions } from './question.ts';

function read(text: string) {
  const [question] = readQuestions(text, noNames);
  if (!question) return null;
  const { metric, base, place, period, about } = question;
  return [
    metric,
    base,
    place,
    period && `${period.from}-${period.to}`,
    about.terms.map(({ text: one }) => one),
  ];
}

test.each([
  [
    'market value of cementless knees in Germany in 2025',
    'value',
    null,
    'Germany',
    '2025-2025',
    ['cementless', 'knees'],
  ],
  [
    'how many hip systems were sold in the UK in 2024',
    'units',
    null,
    'United Kingdom',
    '2024-2024',
    ['hip', 'sold'],
  ],
  ['ASP of stents', 'price', null, null, null, ['stents']],
  ['how fast do knee implants grow in France', 'growth', null, 'France', null, ['knee']],
  ['growth of units of knees worldwide', 'growth', 'units', 'Global', null, ['knees']],
  ['market share of Kestrel in hips 2025', 'share', null, null, '2025-2025', ['Kestrel', 'hips']],
  ['knee procedures in Spain from 2022 to 2026', 'cases', null, 'Spain', '2022-2026', ['knee']],
  ['knees Germany 2025', 'value', null, 'Germany', '2025-2025', ['knees']],
])('FIND-02 %s', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'hip implant',
  '2025',
  'value',
  'market value in Germany',
  '"value of knees"',
  'value -knees',
  'knees in Germany and France 2025',
])('FIND-02 %s is no question for one figure', (text) => {
  expect(read(text)).toBeNull();
});

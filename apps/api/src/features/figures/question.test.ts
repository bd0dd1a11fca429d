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
    about.terms.filter(({ isOptional }) => !isOptional).map(({ text: one }) => one),
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
  ['how many hip systems were sold in the UK in 2024', 'units', null, 'United Kingdom', '2024-2024', ['hip']],
  ['ASP of stents', 'price', null, null, null, ['stents']],
  ['how fast do knee implants grow in France', 'growth', null, 'France', null, ['knee']],
  ['growth of units of knees worldwide', 'growth', 'units', 'Global', null, ['knees']],
  ['market share of Kestrel in hips 2025', 'share', null, null, '2025-2025', ['Kestrel', 'hips']],
  ['knee procedures in Spain from 2022 to 2026', 'cases', null, 'Spain', '2022-2026', ['knee']],
  ['knees Germany 2025', 'value', null, 'Germany', '2025-2025', ['knees']],
  ['sales of knees in the us 2025', 'value', null, 'United States', '2025-2025', ['knees']],
  ['knees uk 2025', 'value', null, 'United Kingdom', '2025-2025', ['knees']],
  ['give us the sales of knees', 'value', null, null, null, ['us', 'knees']],
  ['sales of knees in US dollars', 'value', null, null, null, ['knees', 'US', 'dollars']],
  ['sales of knees in the rest of Europe', 'value', null, 'Rest of Europe', null, ['knees']],
  ['unit share of Kestrel in hips', 'share', 'units', null, null, ['Kestrel', 'hips']],
  [
    'sales of over-the-counter aids since 2024',
    'value',
    null,
    null,
    '2024-9999',
    ['over-the-counter', 'aids'],
  ],
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

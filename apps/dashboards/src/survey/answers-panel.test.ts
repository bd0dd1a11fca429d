import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AnswersPanel } from './answers-panel.tsx';
import type { Base } from './tally.ts';
import type { Answers } from './use-answers.ts';
import type { Survey } from './use-survey.ts';

vi.mock('../kit/panel.tsx', () => ({ Panel: ({ children }: { children: unknown }) => children }));
vi.mock('@caliper/ui/charts/histogram.tsx', () => ({
  Histogram: ({ max }: { max?: number }) => `to ${max}`,
}));

const base: Base = { name: '', respondents: 40, size: 40, reliance: 'fine', mean: null, spread: null };

function drawn(type: string, of: Base) {
  const survey = { question: { question_id: 'Q1', text: 'Which?', type }, isWeighted: false };
  const tallies = [{ answer: '1', count: 20, share: of.reliance === 'tiny' ? null : 50 }];
  const props = {
    survey: survey as Survey,
    answers: { base: of, tallies, figures: [] } as unknown as Answers,
  };
  return renderToStaticMarkup(createElement(AnswersPanel, props));
}

test('MEND-25 half of all respondents is half of the bar, whatever the largest share is', () => {
  for (const type of ['single', 'multi']) expect(drawn(type, base)).toContain('width:50%');
  for (const type of ['scale', 'number']) expect(drawn(type, base)).toBe('to 100');
});

test('MEND-25 counts of too few respondents have no whole', () => {
  expect(drawn('single', { ...base, respondents: 5, reliance: 'tiny' })).toContain('width:100%');
  expect(drawn('scale', { ...base, respondents: 5, reliance: 'tiny' })).toBe('to undefined');
});

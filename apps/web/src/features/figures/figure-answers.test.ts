// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { leave, show, words } from '../proof/page.fixture.ts';
import { FigureAnswers } from './figure-answers.tsx';
import { answerOf, seriesOf } from './figures.fixture.ts';
import type { FigureAnswersAnswer } from './figures.queries.ts';

afterEach(leave);

const nothing = { answers: [], elsewhere: [], elsewhereTotal: 0 };
const strip = (found: Partial<FigureAnswersAnswer>) =>
  show(() => createElement(FigureAnswers, { query: 'knees', found: { ...nothing, ...found } }), {
    path: '/catalog/search',
    at: '/catalog/search?query=knees',
  });

const links = () =>
  [...document.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]);

test('FIND-02 a figure stands with unit, year, state and source, and leads to its cell', async () => {
  await strip({ answers: [answerOf(seriesOf())] });
  expect(words()).toContain('599.0 USD million');
  expect(words()).toContain('Primary knee implants, Germany, 2025');
  expect(words()).toContain('Measured · Table 5.1 · Large-Joint Reconstruction Devices, 2026 edition');
  expect(links()).toEqual([
    ['Open in Table 5.1', '/reports/3/large-joint-reconstruction-devices/5?row=0&column=2#b12'],
  ]);
});

test('FIND-02 what another edition says stands beside it with the difference, and as the forecast that it was', async () => {
  const series = seriesOf({ key: 't 2 1 0', source: { item_id: 1, year: 2025 } });
  const [, measured] = series.points;
  if (!measured) throw new Error('A series has points.');
  const point = { ...measured, value: 596.7, shown: '596.7', state: 'forecast' as const };
  const difference = { absolute: -2.3, relative: -2.3 / 599 };
  await strip({ answers: [answerOf(seriesOf(), [{ series, point, difference }])] });
  expect(words()).toContain('596.7 forecast in the 2025 edition, Table 5.1 −2.3 (−0.4%)');
});

test('FIND-02 a development is drawn between its ends, and leads to the page that compares it', async () => {
  await strip({ answers: [{ ...answerOf(seriesOf()), isSeries: true }] });
  expect(words()).toContain('574.82024770.12032, forecast');
  expect(document.querySelectorAll('svg polyline')).toHaveLength(2);
  expect(links()).toEqual([
    ['Compare this series', '/figures?about=Primary+knee+implants&metric=value&place=Germany'],
  ]);
});

test('FIND-03 without a subscription it says which reports have such a figure', async () => {
  const elsewhere = [{ item_id: 9, item_name: 'Knees', year: 2026, region: 'Global' }];
  await strip({ elsewhere, elsewhereTotal: 1 });
  expect(words()).toContain('1 report you do not hold has such a figure.');
  expect(words()).not.toContain('read from what you subscribe to');
  expect(words()).toContain('Knees 2026 · Global · Not subscribed');
});

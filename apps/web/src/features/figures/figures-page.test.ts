// @vitest-environment jsdom
import { createElement } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { addressNow, button, leave, press, serve, settle, show, type, words } from '../proof/page.fixture.ts';
import { seriesOf } from './figures.fixture.ts';
import { FiguresPage } from './figures-page.tsx';

afterEach(leave);

const call = 'POST /api/figures/list';
let back: (steps: number) => unknown = () => {};

function Page() {
  back = useNavigate();
  return createElement(FiguresPage);
}

const open = (at: string) => show(Page, { path: '/figures', at });
const knees = seriesOf();
const hybrid = seriesOf({ key: 't 1 5 2', label: 'Primary knee implants, Hybrid', unit: 'EUR million' });
const nothing = { series: [], total: 0, places: [], elsewhere: [], elsewhereTotal: 0 };
const found = { ...nothing, series: [knees, hybrid], total: 2, places: ['Germany'] };

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];

test('FIND-12 the address is the question: market, metric, place, company and years', async () => {
  const sent = serve({ [call]: found });
  await open('/figures?about=knees&metric=units&place=Germany&company=Halden&from=2024&to=2026');
  expect(sent.at(-1)?.body).toEqual({
    about: 'knees',
    metric: 'units',
    place: 'Germany',
    company: 'Halden',
    from: 2024,
    to: 2026,
  });
  expect(document.querySelector<HTMLInputElement>('[name="company"]')?.value).toBe('Halden');
});

test('FIND-12 a double click asks once, and Back leads to the question before', async () => {
  const sent = serve({ [call]: found });
  await open('/figures?about=knees&metric=value');
  await type('Market, product or segment', 'hips');
  await settle(() => {
    button('Show figures').click();
    button('Show figures').click();
  });
  expect(addressNow()).toBe('/figures?about=hips&metric=value');
  expect(sent).toHaveLength(2);
  await settle(() => back(-1));
  expect(addressNow()).toBe('/figures?about=knees&metric=value');
});

test('FIND-12 what is chosen stands in the address, with a warning where parts and wholes are mixed', async () => {
  serve({ [call]: found });
  await open('/figures?about=knees&metric=value&series=t+1+1+0');
  expect(words()).toContain('Compared: 1');
  const [, second] = boxes();
  await settle(() => second?.click());
  expect(addressNow()).toContain('series=t+1+5+2');
  expect(words()).toContain('Some of these are parts of others: do not add them up.');
  expect(words()).toContain('These are in different units (USD million, EUR million)');
});

test('FIND-12 a span of years the wrong way round is meant the right way', async () => {
  const sent = serve({ [call]: found });
  await open('/figures?about=knees&metric=value&from=2030&to=2024');
  expect(sent.at(-1)?.body).toMatchObject({ from: 2024, to: 2030 });
});

test('FIND-12 the chart says what it draws, and in which unit', async () => {
  serve({ [call]: found });
  await open('/figures?about=knees&metric=value&series=t+1+1+0');
  expect(words()).toContain('Value, USD million');
});

test('FIND-12 of many the first thirty are shown, and all on request', async () => {
  const series = Array.from({ length: 40 }, (_, at) => seriesOf({ key: `t 1 1 ${at}` }));
  serve({ [call]: { ...found, series, total: 240 } });
  await open('/figures?about=knees&metric=value');
  expect(boxes()).toHaveLength(30);
  expect(words()).toContain('240 series found.');
  await press('Show all 40');
  expect(boxes()).toHaveLength(40);
});

test('FIND-03 who may read none of it learns that reports have such figures', async () => {
  const elsewhere = [{ item_id: 9, item_name: 'Knees of the world', year: 2026, region: 'Global' }];
  serve({ [call]: { ...nothing, elsewhere, elsewhereTotal: 1 } });
  await open('/figures?about=knees&metric=value');
  expect(words()).toContain('Nothing that you may read has such a figure');
  expect(words()).toContain('1 report you do not hold has such a figure.');
});

test('FIND-12 a list that was not loaded says so', async () => {
  serve({ [call]: { status: 500, code: 'internal' } });
  await open('/figures?about=knees&metric=value');
  expect(words()).toContain('The figures did not load');
});

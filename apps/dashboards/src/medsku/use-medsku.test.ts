// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawn } from '../kit/drawn.fixture.ts';
import { chosenIn } from '../kit/filters/use-choices.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { namesOf, offeredFor, useMedsku } from './use-medsku.ts';

const dashboard = {
  periods: ['2025'],
  dimensions: {
    brand: [
      { name: 'Aria', under: 'Vantor' },
      { name: 'Aria', under: 'Oriel' },
      { name: 'Kestra', under: 'Vantor' },
      { name: 'Lumen', under: 'Oriel' },
    ],
  },
} as unknown as Dashboard;

const namesIn = ({ dimensions }: Dashboard) =>
  [dimensions.manufacturer, dimensions.brand].map((list) => list?.map(({ name }) => name));

test('DASH-04 manufacturers can be chosen, and the brands of the chosen ones', () => {
  expect(namesOf(dashboard, 'brand')).toEqual(['Aria', 'Kestra', 'Lumen']);
  expect(namesIn(offeredFor(dashboard, []))).toEqual([
    ['Oriel', 'Vantor'],
    ['Aria', 'Kestra', 'Lumen'],
  ]);
  expect(namesIn(offeredFor(dashboard, ['Vantor', 'Gone']))).toEqual([
    ['Oriel', 'Vantor'],
    ['Aria', 'Kestra'],
  ]);
  const view = new URLSearchParams('manufacturer=Vantor&brand=Lumen&brand=Aria');
  expect(chosenIn(view, offeredFor(dashboard, ['Vantor']), ['manufacturer', 'brand'])).toEqual({
    manufacturer: ['Vantor'],
    brand: ['Aria'],
  });
});

test('DASH-04 manufacturers are in the order of their names, with numbers by their size', () => {
  const brand = ['Zimmer', 'Lab 10', 'Lab 2'].map((under, index) => ({ name: `B${index}`, under }));
  const [manufacturers] = namesIn(offeredFor({ ...dashboard, dimensions: { brand } }, []));
  expect(manufacturers).toEqual(['Lab 2', 'Lab 10', 'Zimmer']);
});

test('DASH-04 a pressed manufacturer is chosen itself, not by brand names that others use too', () => {
  let medsku: ReturnType<typeof useMedsku> | undefined;
  function Part() {
    medsku = useMedsku(dashboard);
    return null;
  }
  drawn(Part, {});
  act(() => medsku?.choices.toggle(medsku.by, ['Vantor']));
  expect(location.search).toBe('?manufacturer=Vantor');
  expect(medsku?.choices.chosen).toEqual({ manufacturer: ['Vantor'] });
});

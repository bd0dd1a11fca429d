// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { CrossTable } from './cross-table.tsx';
import type { Base } from './tally.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('DASH-05 the means of a scale of fractions have their decimals on the screen', () => {
  const group: Base = {
    name: 'Surgeons',
    respondents: 40,
    size: 40,
    reliance: 'fine',
    mean: 0.0471,
    spread: null,
  };
  const rows = ['0.02', '0.09'].map((answer) => ({ answer, cells: [{ answer, count: 20, share: 50 }] }));
  const place = document.createElement('div');
  const table = createElement(CrossTable, {
    label: 'By specialty',
    tab: { groups: [group], rows },
    hasAll: false,
    isWeighted: false,
  });
  act(() => createRoot(place).render(table));
  expect(place.querySelector('tfoot')?.textContent).toBe('Mean0.047');
});

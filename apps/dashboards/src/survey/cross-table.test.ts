// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawn } from '../kit/drawn.fixture.ts';
import { CrossTable } from './cross-table.tsx';
import type { Base } from './tally.ts';

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
  const tab = { groups: [group], rows };
  const place = drawn(CrossTable, { label: 'By specialty', tab, hasAll: false, isWeighted: false });
  expect(place.querySelector('tfoot')?.textContent).toBe('Mean0.047');
});

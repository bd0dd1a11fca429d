// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Panel } from './panel.tsx';
import { type Panels, PanelsContext } from './panels-context.ts';
import { plainSheet } from './sheet.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('./export/export-buttons.tsx', () => ({ PanelExport: () => null }));

const sheet = plainSheet({
  unit: null,
  columns: [{ head: 'Country' }, { head: 'Value', decimals: 0 }],
  rows: ['Kenya', 'France', 'Spain'].map((name, index) => [name, index]),
});

function shownPanel() {
  const shown: Panels['shown'] = new Map();
  const words = {
    cited: { provider: 'Caliper', name: 'Knees', region: 'Europe', year: 2026 },
    title: '',
    filtered: [],
    source: '',
    notes: [],
    stamp: [],
  };
  const figures = { isPending: false, isPlaceholderData: false, error: null };
  const props = { title: 'Ranking', figures, sheet, children: 'Chart' };
  const value = { dashboard: null, words, shown };
  const page = createElement(PanelsContext, { value }, createElement(Panel, props));
  const place = document.createElement('div');
  act(() => createRoot(place).render(page));
  return {
    press: (selector: string) => act(() => place.querySelector<HTMLElement>(selector)?.click()),
    rows: () => [...place.querySelectorAll('tbody th')].map((head) => head.textContent),
    saved: () => [...shown.values()].flatMap((read) => read().sheet.rows.map(({ key }) => key)),
  };
}

test('DASH-04: a table that the reader has sorted is saved in that order', () => {
  const { press, rows, saved } = shownPanel();
  press('[aria-label^="Show as table"]');
  expect([rows(), saved()]).toEqual([['Kenya', 'France', 'Spain'], rows()]);
  press('thead button');
  expect([rows(), saved()]).toEqual([['France', 'Kenya', 'Spain'], rows()]);
});

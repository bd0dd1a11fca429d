import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Applied } from './outcomes.tsx';

const target = { name: 'Knees', year: 2026, demo: false, isNew: false, dashboardKind: 'market' as const };

function wordsFor(demo: boolean): string {
  const props = { target: { ...target, demo }, path: '/', onAnother: () => {} };
  return renderToStaticMarkup(createElement(Applied, props));
}

test('DASH-06 applied figures are seen by everyone, those of a demo by the companies that have it', () => {
  expect(wordsFor(false)).toContain('Applied to Knees, 2026. Everyone sees the new figures from now on.');
  expect(wordsFor(true)).toContain(
    'Applied to the demo figures of Knees, 2026. Companies with the demo see the new figures from now on.',
  );
});

import { dashboardTexts } from '@caliper/contract/dashboards/dashboards.messages.ts';
import { expect, test } from 'vitest';
import { emptyWords } from './words.ts';

test('DASH-05 a dashboard without figures names the reports that it leaves out', () => {
  expect(emptyWords(['Knees, Europe 2026', 'Hips, Global 2025'])).toBe(
    'Not shown here: Knees, Europe 2026, Hips, Global 2025.',
  );
  expect(emptyWords([])).toBe(dashboardTexts.noFigures);
});

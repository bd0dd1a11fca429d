import { framePaths, importFramePaths } from '@caliper/contract/dashboards/frame.ts';
import { expect, test } from 'vitest';
import { frameRoute } from './frame-path.ts';

test('DASH-11 each kind has a path of its own, and a plain market shows global figures', () => {
  expect(Object.values(framePaths).map(frameRoute)).toEqual(
    ['global', 'global', 'custom-report', 'medaccess', 'medsku', 'pt', 'survey'].map((kind) => ({
      page: 'dashboard',
      kind,
    })),
  );
});

test('DASH-07 each kind of import has a path of its own, as the requirement names it', () => {
  expect(importFramePaths).toEqual({
    global: '/embed/import-data',
    medsku: '/embed/medsku/importdata',
    pt: '/embed/pt/importdata',
    survey: '/embed/survey/importData',
  });
  expect(Object.entries(importFramePaths).map(([kind, path]) => [kind, frameRoute(path)])).toEqual(
    Object.keys(importFramePaths).map((kind) => [kind, { page: 'import', kind }]),
  );
});

test('any other path belongs to no page', () => {
  expect(frameRoute('/embed/')).toBeNull();
  expect(frameRoute('/embed/medsku')).toBeNull();
});

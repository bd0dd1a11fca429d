// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import { standingOf, UploadSuccess } from './upload-outcome.tsx';

const found = { file: 'chapters/01.html', message: 'A caption has no number.' };

function shown(role: 'admin' | 'publications', draft_id: number | null): string {
  queryClient.setQueryData(sessionQuery.queryKey, { user: { role } } as Session);
  const answer = { report_id: 7, draft_id, warnings: [] };
  const props = { answer, uploaded: null, title: 'Knees', year: 2027, onAnother: () => {} };
  const page = createElement(MemoryRouter, null, createElement(UploadSuccess, props));
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, page));
}

test('PUB-01 after an upload it is said where the report stands', () => {
  expect(standingOf(null, [found])).toBe('Released: this is the version that clients read.');
  const draft = standingOf(12, [
    { ...found, weight: 'settle' },
    { ...found, weight: 'look' },
    { ...found, weight: 'look' },
    found,
  ]);
  expect(draft).toBe(
    'Draft: 4 findings, 1 to settle, 2 to look at. Clients see no change until it is released.',
  );
  expect(standingOf(12, [])).toContain('Draft: no findings.');
  expect(standingOf(12, [found])).toContain('Draft: 1 finding.');
});

test.each([
  ['admin', null, '/reports/7/knees/1'],
  ['publications', null, '/proofs/report/7/1'],
  ['admin', 12, '/proofs/12'],
  ['publications', 12, '/proofs/12'],
] as const)('PUB-01 PUB-08 %s goes on from an upload, draft %s, at %s', (role, draft, path) => {
  const page = shown(role, draft);
  expect(page).toContain('Successfully uploaded!');
  expect(page).toContain(`href="${path}"`);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pastImport as one } from './past-import.fixture.ts';
import { Question } from './question.tsx';

function cancelOf(busy: boolean): string {
  const wish = { one, change: 'apply' as const };
  const page = renderToStaticMarkup(
    createElement(Question, { wish, busy, onConfirm: () => {}, onClose: () => {} }),
  );
  return /<button(?:(?!<button).)*Cancel<\/button>/.exec(page)?.[0] ?? '';
}

test('DASH-08: a change that is being made cannot be cancelled', () => {
  expect(cancelOf(false)).not.toContain('aria-disabled');
  expect(cancelOf(true)).toContain('aria-disabled="true"');
});

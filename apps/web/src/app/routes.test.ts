import { pagePatterns } from '@caliper/contract/pages.ts';
import { expect, test } from 'vitest';
import { NotFoundPage, routes } from './routes.tsx';

test('MEND-38 the server knows every page of the router, and no other', () => {
  const unlisted = ['*', '/dashboard/*', '/admin-panel/*', '/dev/primitives'];
  const pages = routes.map(({ path }) => path).filter((path) => !unlisted.includes(path));
  expect(pages.sort()).toEqual([...pagePatterns].sort());
  expect(routes.find(({ path }) => path === '*')?.page).toBe(NotFoundPage);
});

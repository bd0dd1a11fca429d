import '@caliper/ui/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configQuery } from '../../lib/api/config.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { Footer } from './shell.tsx';

function middleOf(part: Element): number {
  const { top, height } = part.getBoundingClientRect();
  return top + height / 2;
}

test.each([
  [751, 1],
  [750, 2],
])('NAV-25 at %i px the footer has %i row(s)', async (width, rows) => {
  await page.viewport(width, 800);
  queryClient.setQueryData(configQuery.queryKey, {
    providerName: 'Caliper Research',
    providerSite: 'https://caliper.example',
  } as never);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const [left, right] = [page.getByText(/^©/), page.getByRole('link', { name: 'Help' })];
  await expect.element(right).toBeVisible();
  const isOneRow = Math.abs(middleOf(left.element()) - middleOf(right.element())) < 5;
  expect(isOneRow ? 1 : 2).toBe(rows);
  root.unmount();
});

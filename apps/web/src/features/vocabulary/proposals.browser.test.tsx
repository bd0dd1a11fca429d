import '@caliper/ui/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { ProposalsPart } from './proposals-part.tsx';
import type { Proposal } from './vocabulary.queries.ts';

let waiting: Proposal[];
let decided: string[];
let root: Root;

const side = (term_id: number, name: string): Proposal['term'] => ({
  term_id,
  kind: 'market',
  name,
  version: 1,
  items: 1,
  dashboards: 1,
  where: [],
});

const proposal = (id: number, name: string): Proposal => ({
  proposal_id: id,
  kind: 'market',
  reason: 'Singular and plural of the same words.',
  score: 0.97,
  term: side(id * 10, `${name} Implant`),
  like: side(id * 10 + 1, `${name} Implants`),
});

beforeEach(() => {
  waiting = [proposal(1, 'Knee'), proposal(2, 'Hip')];
  decided = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init);
    const [, id = '', what] = url.match(/proposals\/(\d+)\/(\w+)/) ?? [];
    if (method === 'POST') {
      decided.push(`${what} ${id}`);
      waiting = waiting.filter(({ proposal_id }) => proposal_id !== Number(id));
    }
    const kinds = { market: waiting.length, segment: 0, company: 0, country: 0 };
    return Response.json({ proposals: waiting, total: waiting.length, page: 1, pages: 1, kinds });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ProposalsPart place={{ tab: 'proposals', text: '', page: 1 }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  queryClient.clear();
  vi.restoreAllMocks();
});

test.each([
  ['confirm', 'Confirm: Hip Implant is Hip Implants', 'Confirm: Knee Implant is Knee Implants'],
  ['refuse', 'Not the same: Hip Implant and Hip Implants', 'Not the same: Knee Implant and Knee Implants'],
])(
  'DIFF-05 a double click decides one proposal, to %s it, and not the one that moves up',
  async (what, next, first) => {
    await page.getByRole('button', { name: first }).click();
    await expect.element(page.getByRole('button', { name: first })).not.toBeInTheDocument();
    const button = page.getByRole('button', { name: next });
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(decided).toEqual([`${what} 1`]);
    await button.click();
    await expect.element(page.getByText('Nothing waits')).toBeVisible();
    expect(decided).toEqual([`${what} 1`, `${what} 2`]);
  },
);

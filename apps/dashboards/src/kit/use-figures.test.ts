import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Dashboard, Figures } from '../lib/dashboard.ts';
import { figuresQuery } from './use-figures.ts';

const answers = vi.hoisted(() => ({ figures: [] as unknown[] }));
vi.mock('../lib/api.ts', () => ({ call: async () => answers.figures.shift() }));

const question = { measure: 'value', groupBy: [], filters: {} };
const figures = { edition: 'first', columns: ['2023'], unit: 'EUR', rows: [], total: 0 } satisfies Figures;
const later = { ...figures, edition: 'second' };

function dashboardOf(edition: string): Dashboard {
  return { kind: 'global', id: 7, edition, nouns: [] } as unknown as Dashboard;
}

/** A frame with its description, which is asked again by `describe`. */
function frame(describe: () => Promise<Dashboard>) {
  const client = new QueryClient();
  client.setQueryData(['dashboard', 'global'], dashboardOf('first'));
  const described = vi.fn(describe);
  new QueryObserver(client, {
    queryKey: ['dashboard', 'global'],
    queryFn: described,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
  return { client, described };
}

beforeEach(() => {
  answers.figures = [];
});

test('DASH-04: answers from newer figures are not shown, and the dashboard is described again, once', async () => {
  const newer = dashboardOf('second');
  const { client, described } = frame(async () => newer);
  answers.figures = [later, later];
  const stale = dashboardOf('first');
  const asked = [question, { ...question, groupBy: ['country' as const] }].map((one) =>
    client.fetchQuery(figuresQuery(stale, one)),
  );
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  expect(described).toHaveBeenCalledTimes(1);
  expect(client.getQueryData(['dashboard', 'global'])).toEqual(newer);

  answers.figures = [later];
  expect(await client.fetchQuery(figuresQuery(newer, question))).toEqual(later);
});

test('an answer that never fits ends as a failure, not in a loop', async () => {
  const stale = dashboardOf('first');
  const { client, described } = frame(async () => stale);
  answers.figures = [later];
  await expect(client.fetchQuery(figuresQuery(stale, question))).rejects.toThrow('have just been replaced');
  expect(described).toHaveBeenCalledTimes(1);
});

test('an answer of replaced figures does not stand in for the new one', () => {
  const { client } = frame(async () => dashboardOf('none'));
  const before = { queryKey: figuresQuery(dashboardOf('first'), question).queryKey };
  const insteadFor = (edition: string) => {
    const { placeholderData } = figuresQuery(dashboardOf(edition), question);
    return typeof placeholderData === 'function' && placeholderData(figures, before as never);
  };
  expect(insteadFor('first')).toEqual(figures);
  expect(insteadFor('second')).toBeUndefined();
  client.clear();
});

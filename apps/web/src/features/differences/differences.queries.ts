import type { Answer } from '@caliper/contract/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import type { ChangesAddress } from './changes-address.ts';

export type Differences = Answer<'differences'>;

export type Reduced = Extract<Differences, { face: 'reduced' }>;
export type Whole = Extract<Differences, { face: 'whole' }>;

const askAgainMilliseconds = 1500;

function inputOf({ id, other, ...query }: ChangesAddress) {
  return { params: { id, other }, query };
}

/** Asked again until the two have been compared. */
export function differencesQuery(address: ChangesAddress) {
  return queryOptions({
    ...asked(['differences', address], 'differences', inputOf(address)),
    refetchInterval: ({ state }) => (state.data?.face === 'preparing' ? askAgainMilliseconds : false),
  });
}

/** Which comparison: its address, and what it was when the page opened. */
export interface Comparison {
  address: ChangesAddress;
  id: number;
}

export function changedTableQuery({ address, id: comparison }: Comparison, table: number) {
  const { params, query } = inputOf(address);
  const input = { params: { ...params, table }, query: { ...query, comparison } };
  return queryOptions({
    ...asked(['differences', address, comparison, 'table', table], 'changedTable', input),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function changedChapterQuery({ address, id: comparison }: Comparison, chapter: number) {
  const { params, query } = inputOf(address);
  const input = { params: { ...params, chapter }, query: { ...query, comparison } };
  return queryOptions({
    ...asked(['differences', address, comparison, 'chapter', chapter], 'changedChapter', input),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

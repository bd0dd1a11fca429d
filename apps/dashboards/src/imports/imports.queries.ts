import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../frame/api.ts';

export type ImportItem = Answer<'imports'>['items'][number];
export type PastImport = Answer<'imports'>['imports'][number];
export type Staged = Answer<'stageImport'>;
export type Place = Staged['problems'][number];

export function importsQuery(kind: ImportKind) {
  return queryOptions({
    queryKey: ['imports', kind],
    queryFn: ({ signal }) => call('imports', { params: { kind } }, { signal }),
  });
}

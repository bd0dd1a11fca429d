import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

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

/** Computed anew whenever it is shown: other figures may have been applied since. */
export function differencesQuery(kind: ImportKind, importId: number) {
  return queryOptions({
    queryKey: ['import-differences', kind, importId],
    queryFn: ({ signal }) => call('importDifferences', { params: { kind, importId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

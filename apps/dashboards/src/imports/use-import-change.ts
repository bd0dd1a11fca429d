import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../frame/api.ts';
import { tellPage } from '../frame/page.ts';
import { importsQuery } from './imports.queries.ts';

export type Change = 'apply' | 'discard';

interface Asked {
  importId: number;
  change: Change;
}

interface Done {
  change: Change;
  /** The item whose figures were applied. */
  item: Answer<'applyImport'> | null;
}

/** Applies an import or discards it. A second press while one is being made is ignored. */
export function useImportChange(kind: ImportKind, onDone: (done: Done) => void) {
  const client = useQueryClient();
  const mutationKey = ['import-change', kind];
  const { mutate, error, isPending, variables, reset } = useMutation({
    mutationKey,
    mutationFn: async ({ importId, change }: Asked): Promise<Done> => {
      const params = { kind, importId };
      if (change === 'apply') return { change, item: await call('applyImport', { params }) };
      await call('discardImport', { params });
      return { change, item: null };
    },
    onSuccess: (done) => {
      if (done.item) tellPage({ caliper: 'imported' });
      onDone(done);
    },
    onSettled: () => client.invalidateQueries(importsQuery(kind)),
  });
  const make = (asked: Asked) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(asked);
  };
  return { make, error, reset, pending: isPending ? variables.change : null };
}

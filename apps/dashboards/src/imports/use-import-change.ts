import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { tellPage } from '../lib/page.ts';
import { importsQuery } from './imports.queries.ts';

export type Change = 'apply' | 'discard';

interface Asked {
  importId: number;
  change: Change;
  /** The import that the differences on screen are to, if they were computed again. */
  comparedWith?: number | undefined;
}

interface Done {
  /** The item whose figures were applied. */
  item: Answer<'applyImport'> | null;
  /** There was nothing left to discard: a colleague was faster, or the import had expired. */
  wasGone: boolean;
}

export const goneWords = 'This import was discarded or has expired.';

/** Applies an import or discards it. A second press while one is being made is ignored. */
export function useImportChange(kind: ImportKind, onDone: (done: Done) => void) {
  const client = useQueryClient();
  const mutationKey = ['import-change', kind];
  const { mutate, error, isPending, variables, reset } = useMutation({
    mutationKey,
    mutationFn: async ({ importId, change, comparedWith }: Asked): Promise<Done> => {
      const params = { kind, importId };
      if (change === 'apply') {
        const item = await call('applyImport', { params, query: { comparedWith } }, { isSlow: true });
        return { item, wasGone: false };
      }
      const wasGone = await call('discardImport', { params }).then(() => false, isGoneOrThrow);
      return { item: null, wasGone };
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
  const isGone = hasCode(error, 'not-found');
  return {
    make,
    /** Why it failed. */
    problem: error && (isGone ? goneWords : messageOf(error)),
    /** Whether there is nothing left to apply. */
    isGone,
    /** Whether other figures have been applied since the differences were computed. */
    isOutdated: hasCode(error, 'import-outdated'),
    reset,
    pending: isPending ? variables.change : null,
  };
}

function isGoneOrThrow(error: unknown): true {
  if (hasCode(error, 'not-found')) return true;
  throw error;
}

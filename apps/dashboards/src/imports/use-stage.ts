import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useSending } from '@caliper/ui/sending/use-sending.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { upload } from '../frame/api.ts';
import { tellPage } from '../frame/page.ts';
import { bodyOf, type ImportForm } from './import-form.ts';
import { importsQuery, type Staged } from './imports.queries.ts';

/** Sends a file to be checked and reports its progress. */
export function useStage(kind: ImportKind, onStaged: (staged: Staged) => void) {
  const client = useQueryClient();
  const { part, begin, cancel, arrived } = useSending();
  const mutationKey = ['stage-import', kind];
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationKey,
    mutationFn: (form: ImportForm) => {
      if (!form.file) throw new Error('A form without a file was sent.');
      const body = bodyOf(kind, form);
      return upload({ params: { kind }, body }, form.file, begin(body, form.file));
    },
    onSuccess: (staged) => {
      arrived();
      onStaged(staged);
    },
    onSettled: () => client.invalidateQueries(importsQuery(kind)),
  });
  useEffect(() => tellPage({ caliper: 'uploading', uploading: isPending }), [isPending]);
  const send = (form: ImportForm) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(form);
  };
  return { send, cancel, reset, staged: data, error, isPending, part };
}

import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { createRequestKeys } from '@caliper/ui/request-keys.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../frame/api.ts';
import { tellPage } from '../frame/page.ts';
import { bodyOf, type ImportForm } from './import-form.ts';
import { importsQuery, type Staged } from './imports.queries.ts';

/** Sends a file to be checked and reports its progress. */
export function useStage(kind: ImportKind, onStaged: (staged: Staged) => void) {
  const client = useQueryClient();
  const [part, setPart] = useState(0);
  const [keys] = useState(createRequestKeys);
  const cancel = useRef<AbortController>(null);
  const mutationKey = ['stage-import', kind];
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationKey,
    mutationFn: (form: ImportForm) => {
      if (!form.file) throw new Error('A form without a file was sent.');
      const controller = new AbortController();
      cancel.current = controller;
      setPart(0);
      const body = bodyOf(kind, form);
      const { name, size, lastModified } = form.file;
      return upload({ params: { kind }, body }, form.file, {
        signal: controller.signal,
        idempotencyKey: keys.keyOf({ ...body, name, size, lastModified }),
        onProgress: setPart,
      });
    },
    onSuccess: (staged) => {
      keys.arrived();
      onStaged(staged);
    },
    onSettled: () => client.invalidateQueries(importsQuery(kind)),
  });
  useEffect(() => tellPage({ caliper: 'uploading', uploading: isPending }), [isPending]);
  useEffect(() => () => cancel.current?.abort(), []);
  const send = (form: ImportForm) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(form);
  };
  return { send, cancel: () => cancel.current?.abort(), reset, staged: data, error, isPending, part };
}

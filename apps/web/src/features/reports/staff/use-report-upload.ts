import { createRequestKeys } from '@caliper/ui/request-keys.ts';
import { useEffect, useRef, useState } from 'react';
import { showsOwnError } from '../../../lib/query-client.ts';
import { upload } from '../../../lib/upload.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { forgetReports } from '../reports.queries.ts';
import { bodyOf, type UploadForm } from './upload-form.ts';

/** Uploads a report and reports the progress. Leaving the page aborts an incomplete upload. */
export function useReportUpload() {
  const [part, setPart] = useState(0);
  const cancel = useRef<AbortController>(null);
  const [keys] = useState(createRequestKeys);
  const { mutate, reset, data, error, isPending } = useSingleMutation({
    mutationFn: (form: UploadForm) => {
      const controller = new AbortController();
      cancel.current = controller;
      setPart(0);
      const name = form.writeup ? 'uploadReport' : 'uploadReportNoWriteup';
      return upload(name, { body: bodyOf(form) }, form.file, {
        signal: controller.signal,
        idempotencyKey: keys.keyOf(identityOf(form)),
        onProgress: setPart,
      });
    },
    onSuccess: () => {
      keys.arrived();
      return forgetReports();
    },
    meta: showsOwnError,
  });
  useEffect(() => () => cancel.current?.abort(), []);
  return { send: mutate, cancel: () => cancel.current?.abort(), reset, answer: data, error, isPending, part };
}

/** Identifies an upload; the contents themselves are too large to compare. */
function identityOf(form: UploadForm): object {
  const { name, size, lastModified } = form.file ?? {};
  return { ...bodyOf(form), name, size, lastModified };
}

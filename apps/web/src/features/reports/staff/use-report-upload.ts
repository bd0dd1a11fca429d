import { useSending } from '@caliper/ui/sending/use-sending.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { forgetReports } from '../reports.queries.ts';
import { bodyOf, type UploadForm } from './upload-form.ts';

/** Uploads a report and reports the progress. Leaving the page aborts an incomplete upload. */
export function useReportUpload() {
  const { part, begin, cancel, arrived } = useSending();
  const { mutate, reset, data, error, isPending } = useSingleMutation({
    mutationFn: (form: UploadForm) => {
      const name = form.writeup ? 'uploadReport' : 'uploadReportNoWriteup';
      const body = bodyOf(form);
      return upload(name, { body }, form.file, begin(body, form.file));
    },
    onSuccess: () => {
      arrived();
      return forgetReports();
    },
    // A past upload may have been changed or deleted; it can then be chosen again.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['past-uploads'] }),
    meta: showsOwnError,
  });
  return { send: mutate, cancel, reset, answer: data, error, isPending, part };
}

import type { UploadOptions } from '@caliper/contract/client/post-form.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { upload } from '../../../lib/api/upload.ts';
import { latestClientState } from '../../../lib/remembered/client-state.ts';
import { bodyOf, type UploadForm } from './upload-form.ts';

export type Uploaded = Answer<'uploadReport'>;

/** Everything that is sent of a form besides its file. */
export const sentOf = (form: UploadForm) => ({
  ...bodyOf(form),
  release: latestClientState().upload.release,
});

/** The one place that sends a report, alone or from a queue. */
export function sendReport(form: UploadForm, options: UploadOptions): Promise<Uploaded> {
  const name = form.writeup ? 'uploadReport' : 'uploadReportNoWriteup';
  return upload(name, { body: sentOf(form) }, form.file, options);
}

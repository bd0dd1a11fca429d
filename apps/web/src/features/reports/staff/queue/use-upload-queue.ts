import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api/api-client.ts';
import { forgetReports } from '../../reports.queries.ts';
import { sendReport, sentOf } from '../send-report.ts';
import type { UploadForm } from '../upload-form.ts';
import { assertUnchanged } from './chosen-files.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** A queue for as long as the page is open. What was entered for one report becomes what all have. */
export function useUploadQueue(form: UploadForm): UploadQueue {
  const [queue] = useState(() => {
    const { title: _, past: __, file: ___, ...defaults } = form;
    return createUploadQueue({
      defaults: { ...defaults, writeup: true },
      contents: sentOf,
      send: async (one, options) => {
        await assertUnchanged(one.file);
        return sendReport(one, options);
      },
      ask: (key) => call('uploadResult', { query: { key } }),
      onReleased: () => forgetReports('none'),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
  });
  useEffect(() => {
    queue.open();
    return queue.close;
  }, [queue]);
  return queue;
}

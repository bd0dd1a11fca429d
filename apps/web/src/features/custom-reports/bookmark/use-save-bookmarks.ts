import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import type { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { customReportPath } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';
import { type CustomReport, showCustomReport } from '../custom-reports.queries.ts';
import { named } from '../saving.ts';

interface Save {
  /** Null for a new one, which needs a title. */
  target: number | null;
  title: string;
  /** The revision of the list on screen. */
  revision: number | undefined;
  reportId: number;
  /** The version of the report whose chapters are on screen. */
  version: number | undefined;
  chapters: readonly number[];
}

type RequestKeys = ReturnType<typeof createRequestKeys>;

/** However often it is pressed or retried, it is saved once: only one custom report is created. */
export function useSaveBookmarks(keys: RequestKeys, onSaved: () => void) {
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (save: Save) => (save.target === null ? create(save, keys) : add(save.target, save, keys)),
    meta: showsOwnError,
    onSuccess: (report, { target }) => {
      keys.arrived();
      onSaved();
      void showCustomReport(report);
      const { c_report_id, c_report_name } = report;
      notify({
        message: named(target === null ? texts.created : texts.updated, c_report_name),
        variant: 'success',
        action: { label: 'Open', run: () => void navigate(customReportPath(c_report_id, c_report_name)) },
      });
    },
    // The target may be deleted or full by now, or the limit reached; the dialog then says so.
    onError: (_, { target }) => {
      void queryClient.invalidateQueries({ queryKey: ['custom-reports'] });
      void queryClient.invalidateQueries({ queryKey: ['custom-report', target] });
    },
  });
}

function create({ title, reportId, version, chapters }: Save, keys: RequestKeys): Promise<CustomReport> {
  const bookmarks = chapters.map((chapter_number) => ({ report_id: reportId, version, chapter_number }));
  const body = { c_report_name: title.trim(), bookmarks };
  return call('createCustomReport', { body }, { idempotencyKey: keys.keyOf(body) });
}

function add(id: number, save: Save, keys: RequestKeys): Promise<CustomReport> {
  const { revision, reportId: report_id, version, chapters } = save;
  const body = { revision, report_id, version, chapters: [...chapters] };
  return call('saveSource', { params: { id }, body }, { idempotencyKey: keys.keyOf({ id, ...body }) });
}

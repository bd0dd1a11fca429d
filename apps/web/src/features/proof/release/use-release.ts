import { isPassing } from '@caliper/contract/client/api-error.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { type Draft, draftQuery, forgetReports } from '../../reports/index.ts';
import { reloadDraft } from '../proof.queries.ts';
import { chosenMoment, type ReleaseForm, releaseForm, whyNot, zonedWords } from './release-plan.ts';
import type { ReleasedDraft } from './released.tsx';

interface ReleaseOptions {
  draft: Draft;
  /** When the answer came, by the clock of the browser. */
  loadedAt: number;
  isGone: boolean;
  onReleased: (released: ReleasedDraft) => void;
}

export type Release = ReturnType<typeof useRelease>;

/** The form of a release. Whatever goes wrong, what was typed stays, and the draft is shown as it is by then. */
export function useRelease({ draft, loadedAt, isGone, onReleased }: ReleaseOptions) {
  const id = draft.draft_id;
  const form = useForm<ReleaseForm, Answer<'releaseDraft'>>({
    values: releaseForm(draft),
    send: (values, { once }) => {
      const body = bodyOf(draft, values);
      return call('releaseDraft', { params: { id }, body }, once(body));
    },
    onSent: (answer, { values }) => {
      if (answer.report_id !== null && answer.version !== null) {
        queryClient.removeQueries({ queryKey: draftQuery(id).queryKey });
        onReleased({ draft, reportId: answer.report_id, version: answer.version });
        return forgetReports();
      }
      notifySuccess(`Planned for ${zonedWords(chosenMoment(values) ?? 0)}`);
      return reloadDraft(id);
    },
    onFailed: () => reloadDraft(id),
  });
  // Planned releases go by the clock of the database, which may differ from this one.
  const now = draft.now + (Date.now() - loadedAt) / 1000;
  // A draft may be gone by the very release whose answer was lost: sent again, it is answered.
  const isGoneByOthers = isGone && !(form.error && isPassing(form.error));
  const refusal = isGoneByOthers ? goneWords : whyNot(draft, form.values, now);
  return { ...form, now, refusal, isGoneByOthers, isChanged: form.values.note !== draft.note };
}

export const goneWords = 'This draft was released or discarded in the meantime.';

function bodyOf({ revision }: Draft, form: ReleaseForm): Input<'releaseDraft'>['body'] {
  const at = form.when === 'at' ? chosenMoment(form) : null;
  return {
    revision,
    note: form.note.trim(),
    acknowledged: form.seen === revision,
    ...(at !== null && { at }),
  };
}

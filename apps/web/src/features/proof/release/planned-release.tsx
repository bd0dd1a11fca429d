import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { reloadDraft, showDraft } from '../proof.queries.ts';
import { useProof } from '../proof-context.ts';
import classes from './release.module.css';
import { readerWords, zonedWords } from './release-plan.ts';

interface PlannedReleaseProps {
  releaseAt: number;
  onTakenBack: () => void;
}

/** A release that waits for its time. To change anything about it, it is taken back first. */
export function PlannedRelease({ releaseAt, onTakenBack }: PlannedReleaseProps) {
  const { draft } = useProof();
  const id = draft.draft_id;
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: () => call('unscheduleDraft', { params: { id } }),
    onSuccess: (shown) => {
      onTakenBack();
      showDraft(shown);
    },
    onError: () => reloadDraft(id),
    meta: showsOwnError,
  });
  return (
    <section className={classes.part} aria-labelledby="planned">
      <h2 id="planned" className="h4">
        Planned release
      </h2>
      <p>
        <time dateTime={new Date(releaseAt * 1000).toISOString()}>{zonedWords(releaseAt)}</time>
      </p>
      <p className="small quiet">
        {readerWords(draft.readers)} It does not happen if the report changes before, or a finding is opened
        again.
      </p>
      {draft.note !== '' && (
        <blockquote className={classes.note} aria-label="Release note">
          {draft.note}
        </blockquote>
      )}
      {/* That the draft is gone is said above it. */}
      {error && !hasCode(error, 'not-found') && <FieldError>{messageOf(error)}</FieldError>}
      <Button busy={isPending} full onClick={() => mutate()}>
        Take the plan back
      </Button>
    </section>
  );
}

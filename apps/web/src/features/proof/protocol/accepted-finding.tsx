import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { formatMoment } from '../../../lib/format.ts';
import type { NumberedFinding } from '../findings.ts';
import { reloadDraft, showDraft } from '../proof.queries.ts';
import { useProof } from '../proof-context.ts';

interface AcceptedFindingProps {
  finding: NumberedFinding;
  accepted: NonNullable<NumberedFinding['accepted']>;
}

/** Who accepted a finding, and why. */
export function AcceptedFinding({ finding: { key }, accepted }: AcceptedFindingProps) {
  const { draft } = useProof();
  const id = draft.draft_id;
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: () => call('reopenFinding', { params: { id, finding: key } }),
    onSuccess: showDraft,
    onError: () => reloadDraft(id),
    meta: showsOwnError,
  });
  return (
    <>
      <p>
        Accepted by <span translate="no">{accepted.by}</span>, {formatMoment(accepted.at)}:{' '}
        <span className="ink">{accepted.reason}</span>
      </p>
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <div className="row wrap gap8">
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Reopen
        </Button>
        {draft.releaseAt !== null && <span className="small">The planned release does not happen then.</span>}
      </div>
    </>
  );
}

import { messageOf } from '@caliper/contract/client/api-error.ts';
import { draftShares } from '@caliper/contract/drafts/drafts.values.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { reloadDraft, showDraft } from '../proof.queries.ts';
import { useProof } from '../proof-context.ts';

type Share = (typeof draftShares)[number];

const options = draftShares.map((share) => ({ value: String(share), label: `${share * 100}%` }));

/** From which difference to the version or the edition before a figure is pointed out. */
export function ShareChoice() {
  const { draft_id: id, revision, share, origin } = useProof().draft;
  const { mutate, variables, error, isPending } = useSingleMutation({
    mutationFn: (chosen: Share) => call('chooseShare', { params: { id }, body: { revision, share: chosen } }),
    onSuccess: showDraft,
    onError: () => reloadDraft(id),
    meta: showsOwnError,
  });
  // Clients have the figures of a package that was read again already.
  if (origin === 'reading') return null;
  return (
    <div className="small" aria-busy={isPending}>
      <InlineSelect
        label="Points out differences above"
        value={String(isPending ? variables : nearest(share))}
        options={options}
        onChange={(value) => mutate(Number(value) as Share)}
        translate="no"
      />
      {error && <FieldError>{messageOf(error)}</FieldError>}
    </div>
  );
}

/** The database keeps a share less exactly than it was chosen. */
function nearest(share: number): Share {
  return draftShares.reduce((best, one) => (Math.abs(one - share) < Math.abs(best - share) ? one : best));
}

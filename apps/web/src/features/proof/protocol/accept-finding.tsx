import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
import type { NumberedFinding } from '../findings.ts';
import { reloadDraft, showDraft } from '../proof.queries.ts';
import { useProof } from '../proof-context.ts';

/** Settles a finding by a reason. What is typed stays until it has arrived, also while other findings are looked at. */
export function AcceptFinding({ finding: { key } }: { finding: NumberedFinding }) {
  const { draft, reasons, typeReason } = useProof();
  const [isMissing, setIsMissing] = useState(false);
  const reason = reasons[key] ?? '';
  const id = draft.draft_id;
  const { mutate, reset, error, isPending } = useSingleMutation({
    mutationFn: (body: { reason: string }) => call('acceptFinding', { params: { id, finding: key }, body }),
    onSuccess: (changed) => {
      typeReason(key, '');
      showDraft(changed);
    },
    onError: () => reloadDraft(id),
    meta: showsOwnError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setIsMissing(given === '');
    if (given !== '') mutate({ reason: given });
  };
  const type = (typed: string) => {
    if (error) reset();
    setIsMissing(false);
    typeReason(key, typed);
  };
  return (
    <form onSubmit={submit} noValidate className="stack gap8">
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={draftLimits.reason}
        value={reason}
        onChange={(event) => type(event.target.value)}
        error={isMissing ? 'Please say why it is right as it is.' : error && failureWords(error)}
      />
      <div>
        <Button type="submit" size="sm" busy={isPending}>
          Accept as it is
        </Button>
      </div>
    </form>
  );
}

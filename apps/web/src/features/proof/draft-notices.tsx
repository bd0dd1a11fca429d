import { draftsProblems } from '@caliper/contract/drafts/drafts.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import classes from './proof.module.css';
import { reloadDraft, showDraft } from './proof.queries.ts';
import { useProof } from './proof-context.ts';
import { goneWords } from './release/use-release.ts';

/** What keeps the draft from being released, apart from its findings. */
export function DraftNotices({ isGone }: { isGone: boolean }) {
  const { draft } = useProof();
  if (isGone) return <Notice>{goneWords}</Notice>;
  return (
    <>
      {draft.notReleased !== '' && <Notice>The planned release did not happen. {draft.notReleased}</Notice>}
      {draft.outdated && <Notice action={<CompareAnew />}>{draftsProblems['draft-outdated'].detail}</Notice>}
    </>
  );
}

function Notice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.notice} role="status">
      <Icon name="warning" />
      <p>{children}</p>
      {action}
    </div>
  );
}

/** From then on the draft may replace the version that is current now. */
function CompareAnew() {
  const { draft } = useProof();
  const { draft_id: id, revision } = draft;
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => call('rebaseDraft', { params: { id }, body: { revision } }),
    onSuccess: showDraft,
    onError: () => reloadDraft(id),
  });
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      Compare with the current version
    </Button>
  );
}

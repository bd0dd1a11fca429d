import { useProof } from '../proof-context.ts';
import { ChangesToCurrent } from './changes-to-current.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { PlannedRelease } from './planned-release.tsx';
import classes from './release.module.css';
import { ReleaseFields } from './release-fields.tsx';
import type { Release } from './use-release.ts';

/** What changes for clients, what they are told, and when. */
export function ReleasePanel({ release }: { release: Release }) {
  const { draft } = useProof();
  return (
    <aside className={classes.panel} aria-label="Release">
      <ChangesToCurrent />
      {draft.releaseAt === null ? (
        <ReleaseFields release={release} />
      ) : (
        <PlannedRelease releaseAt={draft.releaseAt} onTakenBack={release.clearErrors} />
      )}
      <DiscardDraft />
    </aside>
  );
}

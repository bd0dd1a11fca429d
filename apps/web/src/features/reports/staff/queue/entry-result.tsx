import { ApiError } from '@caliper/contract/client/api-error.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Link } from 'react-router';
import { draftPath, proofPath, reportPath } from '../../../../lib/navigation/paths.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { Findings } from '../findings.tsx';
import type { Uploaded } from '../send-report.ts';
import { standingOf } from '../upload-outcome.tsx';
import classes from './queue.module.css';
import { type Entry, isUnderWay } from './queue-entry.ts';
import { stageWords } from './queue-words.ts';

/** One word for how far a package is. */
export function EntryTag({ entry, missing }: { entry: Entry; missing: string }) {
  const { stage } = entry;
  if (stage.is === 'done')
    return (
      <StatusTag tone={stage.answer.draft_id === null ? 'ok' : 'warn'} icon="check" soft>
        {stage.answer.draft_id === null ? 'Released' : 'Draft'}
      </StatusTag>
    );
  if (stage.is === 'failed')
    return (
      <StatusTag tone="bad" icon="warning" soft>
        {stage.error instanceof ApiError ? 'Refused' : 'Not uploaded'}
      </StatusTag>
    );
  if (isUnderWay(entry)) return <StatusTag tone="accent">Uploading</StatusTag>;
  return <StatusTag tone={missing ? 'warn' : 'plain'}>{missing ? 'Incomplete' : 'Waiting'}</StatusTag>;
}

/** What the server said of it: where the report stands, and the findings. */
export function EntryResult({ entry: { stage, file }, title }: { entry: Entry; title: string }) {
  if (stage.is === 'done') {
    const { draft_id, warnings } = stage.answer;
    return (
      <>
        <p>
          {standingOf(draft_id, warnings)} <WayOn uploaded={stage.answer} title={title} />
        </p>
        <FoldedFindings title="What was left out or could be better" findings={warnings} />
      </>
    );
  }
  if (stage.is !== 'failed') return null;
  const findings = stage.error instanceof ApiError ? stage.error.findings : [];
  return (
    <>
      <FieldError>{stageWords(stage, file)}</FieldError>
      <FoldedFindings title="What to correct" findings={findings} />
    </>
  );
}

/** To the proof of a draft, or to what clients read. In another tab, so that the queue goes on. */
function WayOn({ uploaded: { report_id, draft_id }, title }: { uploaded: Uploaded; title: string }) {
  const isAdmin = useSession()?.user.role === 'admin';
  if (draft_id !== null)
    return (
      <Link to={draftPath(draft_id)} target="_blank">
        Proof the draft
      </Link>
    );
  if (report_id === null) return null;
  return (
    <Link to={isAdmin ? reportPath(report_id, title) : proofPath(report_id)} target="_blank">
      Open the report
    </Link>
  );
}

/** Folded, because a queue may hold the findings of fifty packages. */
function FoldedFindings({ title, findings }: Parameters<typeof Findings>[0]) {
  if (findings.length === 0) return null;
  return (
    <details className={classes.findings}>
      <summary>{findings.length === 1 ? '1 finding' : `${findings.length} findings`}</summary>
      <Findings title={title} findings={findings} />
    </details>
  );
}

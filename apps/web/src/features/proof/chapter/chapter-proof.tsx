import { Choice } from '@caliper/ui/fields/choice.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { RefObject } from 'react';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { draftPath } from '../../../lib/navigation/paths.ts';
import { ChapterSkeleton, chapterEntries, ShownChapter } from '../../reader/index.ts';
import classes from '../proof.module.css';
import { useProof } from '../proof-context.ts';
import { useWayBack } from '../use-way-back.ts';
import { FindingMarks } from './finding-marks.tsx';
import type { ShownProof } from './use-draft-chapter.ts';

type Version = 'draft' | 'current';

const versions = [
  { value: 'draft', label: 'Draft' },
  { value: 'current', label: 'Current version' },
] as const;

interface ChapterProofProps {
  shown: ShownProof;
  place: number;
  version: Version;
  onVersion: (version: Version) => void;
  header: RefObject<HTMLElement | null>;
}

/** The chapter exactly as a client will see it, or as clients see it now. */
export function ChapterProof({ shown, place, version, onVersion, header }: ChapterProofProps) {
  const { draft } = useProof();
  return (
    <div className={classes.middle}>
      <div className={classes.client}>
        <span className="row gap8">
          <Icon name="eye" />
          {version === 'draft' ? 'As a client will see it' : 'As clients see it now'}
        </span>
        {draft.report_id !== null && (
          <Choice label="Version" size="sm" value={version} options={versions} onChange={onVersion} />
        )}
      </div>
      <Chapter {...{ shown, place, version, header }} />
    </div>
  );
}

function Chapter({ shown, place, version, header }: Omit<ChapterProofProps, 'onVersion'>) {
  const { draft, chosen } = useProof();
  const back = useWayBack();
  const { chapter, current, isMissing, error, retry } = shown;
  const titles = version === 'draft' ? draft.titles : current?.titles;
  if (isMissing) return <NoChapter place={place} version={version} />;
  if (error) return <FailedQuery title="The chapter did not load" error={error} onRetry={retry} />;
  if (!chapter || !titles) return <ChapterSkeleton />;
  const subject = {
    kind: 'report' as const,
    id: draft.draft_id,
    name: draft.report_name,
    pathOf: (number: number) => draftPath(draft.draft_id, number),
  };
  const entries = chapterEntries(chapter.report_id, titles);
  const isLed = version === 'draft' && chosen !== undefined;
  return (
    <div className={classes.marked}>
      <ShownChapter {...{ subject, entries, chapter, back, header, isLed }} />
      {version === 'draft' && <FindingMarks chapter={chapter} header={header} />}
    </div>
  );
}

function NoChapter({ place, version }: Pick<ChapterProofProps, 'place' | 'version'>) {
  const { draft } = useProof();
  if (version === 'current') return <EmptyState title={`The current version has no chapter ${place}`} />;
  const chapters = draft.titles.length === 0 ? 'chapters' : `chapter ${place}`;
  return <EmptyState title={`The draft has no ${chapters}`} />;
}

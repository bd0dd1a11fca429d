import { Choice } from '@caliper/ui/fields/choice.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useLeaveQuestion } from '../../lib/forms/leave-question.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { draftPath } from '../../lib/navigation/paths.ts';
import { ReaderColumns, ReaderFrame } from '../reader/index.ts';
import type { Draft } from '../reports/index.ts';
import { ChapterProof } from './chapter/chapter-proof.tsx';
import { useDraftChapter } from './chapter/use-draft-chapter.ts';
import { CorrectDialog } from './correct/correct-dialog.tsx';
import type { Correctable } from './correct/correctable.ts';
import { DraftHeader } from './draft-header.tsx';
import { DraftNotices } from './draft-notices.tsx';
import classes from './proof.module.css';
import { ProofProvider } from './proof-context.ts';
import { Protocol } from './protocol/protocol.tsx';
import { useFindingKeys } from './protocol/use-finding-keys.ts';
import { ReleasePanel } from './release/release-panel.tsx';
import type { ReleasedDraft } from './release/released.tsx';
import { useRelease } from './release/use-release.ts';
import { useChosenFinding } from './use-chosen-finding.ts';

interface OpenDraftProps {
  draft: Draft;
  /** When the answer came, by the clock of the browser. */
  loadedAt: number;
  isGone: boolean;
  onReleased: (released: ReleasedDraft) => void;
}

type Part = 'findings' | 'chapter' | 'release';

/** The reading protocol, the chapter as clients will see it, and the release, side by side where there is room. */
export function OpenDraft({ draft, loadedAt, isGone, onReleased }: OpenDraftProps) {
  const header = useRef<HTMLElement>(null);
  const { chapter } = useParams();
  const place = Number(chapter ?? draft.titles[0]?.chapter_number ?? 1);
  const [version, setVersion] = useState<'draft' | 'current'>('draft');
  const shown = useDraftChapter(draft, place, version);
  const root = version === 'draft' ? shown.root : null;
  const mayCompare = shown.chapter !== null || shown.isMissing || shown.error !== null;
  const finding = useChosenFinding(draft, place, root);
  const [correcting, correct] = useState<Correctable | null>(null);
  const [isCorrected, setIsCorrected] = useState(false);
  const release = useRelease({ draft, loadedAt, isGone, onReleased });
  const { parts, part, setPart } = useParts();
  const showChapter = () => setPart('chapter');
  const choose: typeof finding.choose = (next) => {
    if (next?.block) {
      setVersion('draft');
      showChapter();
    }
    finding.choose(next);
  };
  useFindingKeys(finding.findings, finding.chosen, choose);
  usePageTitle(`${draft.report_name} · Draft`);
  const wouldLose = release.isChanged || finding.hasReasons;
  // What is begun in the dialog asks by itself.
  const { question } = useLeaveQuestion(wouldLose && !(correcting && isCorrected), {
    isWithin: (path) =>
      path === draftPath(draft.draft_id) || path.startsWith(`${draftPath(draft.draft_id)}/`),
  });
  const columns: Record<Part, ReactNode> = {
    findings: <Protocol place={place} />,
    chapter: <ChapterProof {...{ shown, place, version, header }} onVersion={setVersion} />,
    release: <ReleasePanel release={release} />,
  };
  return (
    <ProofProvider value={{ draft, ...finding, choose, showChapter, root, mayCompare, correct }}>
      <ReaderFrame header={header}>
        <DraftHeader header={header} />
        <DraftNotices isGone={release.isGoneByOthers} />
        {parts.length > 1 && (
          <div className={classes.parts}>
            <Choice label="Part of the proof" value={part} options={parts} onChange={setPart} />
          </div>
        )}
        <ReaderColumns>
          {(parts.length < 3 || part === 'findings') && columns.findings}
          {(parts.length === 0 || part === 'chapter') && columns.chapter}
          {(parts.length === 0 || part === 'release') && columns.release}
        </ReaderColumns>
      </ReaderFrame>
      {question}
      {correcting && (
        <CorrectDialog of={correcting} onChanged={setIsCorrected} onClose={() => correct(null)} />
      )}
    </ProofProvider>
  );
}

const allParts: readonly { value: Part; label: string }[] = [
  { value: 'findings', label: 'Findings' },
  { value: 'chapter', label: 'Chapter' },
  { value: 'release', label: 'Release' },
];

/** The parts that share a place: none in a wide window, all of them on a phone. */
function useParts() {
  const options = { getInitialValueInEffect: false };
  const isNarrow = useMediaQuery('(max-width: 1000px)', undefined, options);
  const isMiddle = useMediaQuery('(max-width: 1290px)', undefined, options);
  const [chosen, setPart] = useState<Part>('findings');
  const parts = isNarrow ? allParts : isMiddle ? allParts.slice(1) : [];
  const part = parts.some(({ value }) => value === chosen) ? chosen : 'chapter';
  return { parts, part, setPart };
}

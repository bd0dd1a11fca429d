import { Button } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import classes from '../vocabulary.module.css';
import { type Term, termQuery } from '../vocabulary.queries.ts';
import { addressOf, type VocabularyPlace } from '../vocabulary-address.ts';
import { kindWords, occurrence } from '../vocabulary-words.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { MergedGroup } from './merged-group.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SpellingsGroup } from './spellings-group.tsx';
import { type Part, SplitDialog } from './split-dialog.tsx';
import { UsesGroup } from './uses-group.tsx';

interface TermPartProps {
  termId: number;
  place: VocabularyPlace;
}

/** One term: its spellings, what was merged into it, and where it occurs. */
export function TermPart({ termId, place }: TermPartProps) {
  const { data: term, error, refetch } = useQuery(termQuery(termId));
  const { term: _, ...list } = place;
  return (
    <>
      <p className="mb8">
        <Link className="link inline gap4" to={{ search: addressOf(list) }}>
          <Icon name="chevronLeft" size={14} /> Vocabulary
        </Link>
      </p>
      {term && <TermFace term={term} />}
      {!term && !error && <SkeletonRows count={6} />}
      {!term && error && (
        <FailedQuery title="This name did not load" titleAs="h1" error={error} onRetry={refetch} />
      )}
    </>
  );
}

type Opened = 'rename' | 'merge' | Part | null;

function TermFace({ term }: { term: Term }) {
  const [opened, setOpened] = useState<Opened>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className="flex wrap spread bottom gap12">
        <div className="slim">
          <h1 ref={head} tabIndex={-1} className="noring anywhere">
            {term.name}
          </h1>
          <p className="row wrap gap8 quiet mt4">
            <StatusTag tone="edge">{kindWords[term.kind].one}</StatusTag>
            {occurrence(term)}
          </p>
        </div>
        <div className={classes.actions}>
          <Button onClick={() => setOpened('rename')}>Rename</Button>
          <Button variant="primary" onClick={() => setOpened('merge')}>
            Merge with…
          </Button>
        </div>
      </div>
      <SpellingsGroup term={term} onGone={() => head.current?.focus({ preventScroll: true })} />
      {term.merged.length > 0 && <MergedGroup term={term} onSplit={setOpened} />}
      <UsesGroup term={term} onSplit={setOpened} />
      {opened === 'rename' && <RenameDialog term={term} onClose={close} />}
      {opened === 'merge' && <MergeDialog term={term} onClose={close} />}
      {opened && typeof opened === 'object' && <SplitDialog term={term} part={opened} onClose={close} />}
    </>
  );
}

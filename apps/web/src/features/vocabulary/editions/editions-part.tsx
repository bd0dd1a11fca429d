import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { SearchField } from '../../../lib/forms/search-field.tsx';
import classes from '../vocabulary.module.css';
import { type EditionLine, useLines } from '../vocabulary.queries.ts';
import { addressOf, type VocabularyPlace } from '../vocabulary-address.ts';
import { JoinDialog } from './join-dialog.tsx';
import { LineRow } from './line-row.tsx';

/** The lines of editions. A new report finds its line by title and region; here they are joined and parted. */
export function EditionsPart({ place }: { place: VocabularyPlace }) {
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, refetch } = useLines(place);
  const [joining, setJoining] = useState<EditionLine | null>(null);
  const part = useRef<HTMLElement>(null);
  const search = (text: string) =>
    void navigate({ search: addressOf({ ...place, text, page: 1 }) }, { replace: true });
  return (
    <section
      ref={part}
      tabIndex={-1}
      className={classes.part}
      aria-label="Editions"
      aria-busy={!data && !error}
    >
      <div className={classes.bar}>
        <div className={classes.search}>
          <SearchField label="Search by title" text={place.text} onSearch={search} />
        </div>
      </div>
      {!data && error && <FailedQuery title="The editions did not load" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={5} />}
      {data && data.lines.length === 0 && (
        <EmptyState title={place.text ? 'No title matches' : 'There are no reports yet'} />
      )}
      {data && data.lines.length > 0 && (
        <div className="fading" data-stale={isPlaceholderData || undefined}>
          <ul className={classes.list}>
            {data.lines.map((line) => (
              <LineRow
                key={line.line_id}
                line={line}
                onJoin={setJoining}
                onDone={() => part.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
          <PageLinks page={data.page} pages={data.pages} align="start">
            {(page, link) => <Link {...link} to={{ search: addressOf({ ...place, page }) }} />}
          </PageLinks>
        </div>
      )}
      {joining && <JoinDialog line={joining} onClose={() => setJoining(null)} />}
    </section>
  );
}

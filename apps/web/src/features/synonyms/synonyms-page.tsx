import { Button } from '@caliper/ui/actions/button.tsx';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { SearchField } from '../../lib/forms/search-field.tsx';
import { usePageTurn } from '../../lib/navigation/use-page-turn.ts';
import { DeleteSynonym } from './delete-synonym.tsx';
import { KindChoice } from './kind-choice.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { quoted } from './synonym-words.ts';
import classes from './synonyms.module.css';
import { type Synonym, useSynonyms } from './synonyms.queries.ts';
import { addressOf, readPlace } from './synonyms-address.ts';
import { SynonymsTable } from './synonyms-table.tsx';

type Opened = { edit: Synonym | 'new' } | { remove: Synonym };

/** What a search finds for other words. */
export function SynonymsPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(search), [search]);
  const { data, error, isPlaceholderData, refetch } = useSynonyms(place);
  const [opened, setOpened] = useState<Opened | null>(null);
  const part = usePageTurn<HTMLElement>(`synonyms ${place.kind} ${place.text}`, place.page);
  const close = () => setOpened(null);
  const find = (text: string) =>
    void navigate({ search: addressOf({ ...place, text, page: 1 }) }, { replace: true });
  return (
    <>
      <div className="flex wrap spread bottom gap12">
        <h1>Search Synonyms</h1>
        <Button variant="primary" onClick={() => setOpened({ edit: 'new' })}>
          Add synonyms
        </Button>
      </div>
      <p className="lead">
        Names that find each other when clients search: equal words, abbreviations, brands and what they are.
        A change holds from the next search on.
      </p>
      <section
        ref={part}
        tabIndex={-1}
        className={classes.part}
        aria-label="Synonyms"
        aria-busy={!data && !error}
      >
        <div className={classes.bar}>
          <div className={classes.search}>
            <SearchField label="Find an entry by any of its names" text={place.text} onSearch={find} />
          </div>
          <KindChoice place={place} counts={data?.kinds} />
        </div>
        {!data && error && <FailedQuery title="The synonyms did not load" error={error} onRetry={refetch} />}
        {!data && !error && <TableSkeleton columns={4} rows={12} />}
        {data && (
          <div className="fading" data-stale={isPlaceholderData || undefined}>
            {data.synonyms.length === 0 ? (
              <None text={place.text} />
            ) : (
              <SynonymsTable
                synonyms={data.synonyms}
                onEdit={(edit) => setOpened({ edit })}
                onRemove={(remove) => setOpened({ remove })}
              />
            )}
            <PageLinks page={data.page} pages={data.pages} align="start">
              {(page, link) => <Link {...link} to={{ search: addressOf({ ...place, page }) }} />}
            </PageLinks>
          </div>
        )}
      </section>
      {opened && 'edit' in opened && <SynonymDialog opened={opened.edit} onClose={close} />}
      {opened && 'remove' in opened && (
        <DeleteSynonym
          synonym={opened.remove}
          onClose={close}
          onDeleted={() => part.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

function None({ text }: { text: string }) {
  return (
    <EmptyState title={text ? 'No entry has this name' : 'There are no synonyms'}>
      <p>
        {text
          ? `A search for ${quoted([text])} finds only what has these words. Add synonyms to change that.`
          : 'Searches find only the words that are typed. Add synonyms to change that.'}
      </p>
    </EmptyState>
  );
}

import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { Link, useNavigate } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { SearchField } from '../../lib/forms/search-field.tsx';
import { usePageTurn } from '../../lib/navigation/use-page-turn.ts';
import { KindChoice } from './kind-choice.tsx';
import classes from './vocabulary.module.css';
import { type ListedTerm, useTerms } from './vocabulary.queries.ts';
import { addressOf, type VocabularyPlace } from './vocabulary-address.ts';
import { kindWords } from './vocabulary-words.ts';

/** All terms by name, found by any of their spellings. */
export function TermsPart({ place }: { place: VocabularyPlace }) {
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, refetch } = useTerms(place);
  const part = usePageTurn<HTMLElement>(`terms ${place.kind} ${place.text}`, place.page);
  const search = (text: string) =>
    void navigate({ search: addressOf({ ...place, text, page: 1 }) }, { replace: true });
  return (
    <section
      ref={part}
      tabIndex={-1}
      className={classes.part}
      aria-label="All names"
      aria-busy={!data && !error}
    >
      <div className={classes.bar}>
        <div className={classes.search}>
          <SearchField label="Search by any spelling" text={place.text} onSearch={search} />
        </div>
        <KindChoice place={place} counts={data?.kinds} />
      </div>
      {!data && error && <FailedQuery title="The names did not load" error={error} onRetry={refetch} />}
      {!data && !error && <TableSkeleton columns={4} rows={12} />}
      {data && (
        <div className="fading" data-stale={isPlaceholderData || undefined}>
          {data.terms.length === 0 ? <None place={place} /> : <Terms terms={data.terms} place={place} />}
          <PageLinks page={data.page} pages={data.pages} align="start">
            {(page, link) => <Link {...link} to={{ search: addressOf({ ...place, page }) }} />}
          </PageLinks>
        </div>
      )}
    </section>
  );
}

function None({ place: { text } }: { place: VocabularyPlace }) {
  return (
    <EmptyState title={text ? 'No name matches' : 'There are no names yet'}>
      <p>
        {text
          ? `Nothing is spelt with “${text}”.`
          : 'Imports of figures bring markets, segments, companies and countries.'}
      </p>
    </EmptyState>
  );
}

function Terms({ terms, place }: { terms: readonly ListedTerm[]; place: VocabularyPlace }) {
  return (
    <Table
      label="Names"
      stacks
      heads={[
        'Name',
        'Kind',
        { head: 'Spellings', is: 'number' },
        { head: 'Reports', is: 'number' },
        { head: 'With figures', is: 'number' },
      ]}
    >
      <tbody>
        {terms.map(({ term_id, name, kind, spellings, items, dashboards }) => (
          <tr key={term_id}>
            <th scope="row">
              <Link className="link anywhere" to={{ search: addressOf({ ...place, term: term_id }) }}>
                {name}
              </Link>
            </th>
            <td data-label="Kind">{kindWords[kind].one}</td>
            <td data-number data-label="Spellings">
              {spellings}
            </td>
            <td data-number data-label="Reports">
              {items}
            </td>
            <td data-number data-label="With figures">
              {dashboards}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

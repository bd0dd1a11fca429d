import { vocabularyTexts } from '@caliper/contract/vocabulary/vocabulary.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Link } from 'react-router';
import { call } from '../../lib/api/api-client.ts';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { usePageTurn } from '../../lib/navigation/use-page-turn.ts';
import { KindChoice } from './kind-choice.tsx';
import classes from './vocabulary.module.css';
import { type Proposal, useChange, useProposals } from './vocabulary.queries.ts';
import { addressOf, type VocabularyPlace } from './vocabulary-address.ts';
import { kindWords, occurrence, titleOf } from './vocabulary-words.ts';

/** What waits for a decision: names that are probably two spellings of one thing. */
export function ProposalsPart({ place }: { place: VocabularyPlace }) {
  const { data, error, isPlaceholderData, refetch } = useProposals(place);
  const part = usePageTurn<HTMLElement>(`proposals ${place.kind}`, place.page);
  // The pressed button disappears with its row, so the focus moves to the list.
  const focusList = () => part.current?.focus({ preventScroll: true });
  return (
    <section
      ref={part}
      tabIndex={-1}
      className={classes.part}
      aria-label="To decide"
      aria-busy={!data && !error}
    >
      <div className={classes.bar}>
        <KindChoice place={place} counts={data?.kinds} />
      </div>
      {!data && error && <FailedQuery title="The proposals did not load" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={5} />}
      {data && data.proposals.length === 0 && <Nothing place={place} />}
      {data && data.proposals.length > 0 && (
        <div className="fading" data-stale={isPlaceholderData || undefined}>
          <ul className={classes.list}>
            {data.proposals.map((one) => (
              <ProposalRow key={one.proposal_id} proposal={one} place={place} onDone={focusList} />
            ))}
          </ul>
          <PageLinks page={data.page} pages={data.pages} align="start">
            {(page, link) => <Link {...link} to={{ search: addressOf({ ...place, page }) }} />}
          </PageLinks>
        </div>
      )}
    </section>
  );
}

function Nothing({ place }: { place: VocabularyPlace }) {
  return (
    <EmptyState title="Nothing waits">
      <p>
        {place.kind
          ? `No two ${kindWords[place.kind].many.toLowerCase()} look like one.`
          : 'When an import or a report brings a name that is like a known one, it appears here until you decide.'}
      </p>
    </EmptyState>
  );
}

interface ProposalRowProps {
  proposal: Proposal;
  place: VocabularyPlace;
  onDone: () => void;
}

function ProposalRow({ proposal, place, onDone }: ProposalRowProps) {
  const { proposal_id, kind, term, like, reason } = proposal;
  const { change, isChanging } = useChange(onDone);
  const params = { proposal_id };
  const confirm = () =>
    change({
      run: () =>
        call('confirmProposal', { params, body: { version: term.version, likeVersion: like.version } }),
      done: `${vocabularyTexts.merged}: ${like.name}`,
    });
  const refuse = () =>
    change({ run: () => call('refuseProposal', { params }), done: vocabularyTexts.refused });
  return (
    <li className={classes.proposal}>
      <div className="stack gap8 slim">
        <div className={classes.names}>
          <Side side={term} place={place} />
          <Side words="may be" side={like} place={place} />
        </div>
        <p className="row wrap gap8 small">
          <StatusTag tone="edge">{kindWords[kind].one}</StatusTag>
          {reason}
        </p>
      </div>
      {/* The second half of a double click finds the next row where this one was. */}
      <div className={classes.actions}>
        <Button
          size="sm"
          busy={isChanging}
          aria-label={`Confirm: ${term.name} is ${like.name}`}
          onClick={({ detail }) => detail < 2 && confirm()}
        >
          Confirm
        </Button>
        <Button
          size="sm"
          variant="remove"
          refused={isChanging}
          aria-label={`Not the same: ${term.name} and ${like.name}`}
          onClick={({ detail }) => detail < 2 && refuse()}
        >
          Not the same
        </Button>
      </div>
    </li>
  );
}

interface SideProps {
  words?: string;
  side: Proposal['term'];
  place: VocabularyPlace;
}

/** One of the two names, and where it occurs. */
function Side({ words, side, place }: SideProps) {
  const [first, ...others] = side.where;
  const more = side.items - 1;
  return (
    <div className="slim">
      {words && <span className="quiet">{words} </span>}
      <Link className="link semi anywhere" to={{ search: addressOf({ ...place, term: side.term_id }) }}>
        {side.name}
      </Link>
      <p className="small quiet anywhere">
        {occurrence(side)}
        {first && `: ${titleOf(first)}`}
        {more > 0 && others.length > 0 && ` and ${more} more`}
      </p>
    </div>
  );
}

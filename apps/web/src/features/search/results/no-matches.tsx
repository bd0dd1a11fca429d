import { noMatches } from '@caliper/contract/search/search.values.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { addressOf, chooseQuery, isNarrowed, type SearchChoice, withoutFilters } from '../search-address.ts';

interface NoMatchesProps {
  choice: SearchChoice;
  suggestion: string | undefined;
}

export function NoMatches({ choice, suggestion }: NoMatchesProps) {
  return (
    <EmptyState
      drawing={<ReportIcon name="Computer" size={44} />}
      title={noMatches}
      action={<WayOn choice={choice} />}
    >
      {isNarrowed(choice) && <p>Nothing matches all filters.</p>}
      {suggestion && <Suggestion query={suggestion} />}
    </EmptyState>
  );
}

function Suggestion({ query }: { query: string }) {
  return (
    <p>
      Did you mean{' '}
      <Link to={addressOf(chooseQuery(query))} translate="no">
        {query}
      </Link>
      ?
    </p>
  );
}

/** The link goes away with the empty state. */
function focusResults({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Suggests removing the filters first; without filters, browsing the catalogue. */
function WayOn({ choice }: { choice: SearchChoice }) {
  const isLeftOut = isNarrowed(choice);
  const all = addressOf(withoutFilters(choice));
  return (
    <Link {...buttonLook()} to={isLeftOut ? all : paths.allReports} onClick={focusResults}>
      {isLeftOut ? 'Clear filters' : 'Browse All Reports'}
    </Link>
  );
}

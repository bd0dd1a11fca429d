import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { useClientState } from '../../lib/remembered/client-state.ts';
import { addressOf, chooseQuery } from './search-address.ts';

/** Shown for an address without a query: a field to type one, and a link to the last one. */
export function SearchPrompt() {
  return (
    <EmptyState
      drawing={<Icon name="search" size={32} />}
      title="Search all reports"
      titleAs="h1"
      action={<WayOn />}
    >
      <p>Type what you are looking for into the search bar at the top of the page.</p>
    </EmptyState>
  );
}

function WayOn() {
  const last = useClientState(({ search }) => search.query);
  const isFirst = last === '';
  return (
    <Link {...buttonLook()} to={isFirst ? paths.allReports : addressOf(chooseQuery(last))}>
      {isFirst ? 'Browse All Reports' : 'Back to your last search'}
    </Link>
  );
}

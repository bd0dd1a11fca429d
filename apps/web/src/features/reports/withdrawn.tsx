import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { ContactButton } from '../requests/index.ts';

/** Instead of a report that the company has, or its dashboard, while the provider hides it. */
export function Withdrawn() {
  return (
    <EmptyState title={readerTexts.withdrawn} titleAs="h1" action={<ContactButton />}>
      <p>{readerTexts.askWhy}</p>
      <p>
        <Link to={paths.reportSubscriptions}>Go to your subscriptions</Link>
      </p>
    </EmptyState>
  );
}

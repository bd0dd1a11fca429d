import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { RefusalWords } from '../access-check/index.ts';
import { ContactButton } from '../requests/index.ts';

/** What it is, and where the others of the company are listed. */
const kinds: Record<ItemKind, { one: string; subscriptions: string }> = {
  report: { one: 'report', subscriptions: paths.reportSubscriptions },
  medsku: { one: 'MedSKU item', subscriptions: paths.medskuSubscriptions },
  pt: { one: 'procedure tracker', subscriptions: paths.procedureSubscriptions },
  survey: { one: 'survey', subscriptions: paths.surveySubscriptions },
};

/** Instead of a report or item that the company has, or its dashboard, while the provider hides it. */
export function Withdrawn({ kind = 'report' }: { kind?: ItemKind }) {
  const { one, subscriptions } = kinds[kind];
  return (
    <EmptyState title={readerTexts.withdrawn.replace('report', one)} titleAs="h1" action={<ContactButton />}>
      <p>{readerTexts.askWhy}</p>
      <RefusalWords code="report-withdrawn" />
      <p>
        <Link to={subscriptions}>Go to your subscriptions</Link>
      </p>
    </EmptyState>
  );
}

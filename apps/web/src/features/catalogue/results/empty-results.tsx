import type { ReportIcon as ReportIconName } from '@caliper/contract/catalogue/catalogue.values.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { CustomReportsWords } from '../../custom-reports/index.ts';
import { type CatalogueView, chooseCategory, chooseFilter, isNarrowed } from '../catalogue-address.ts';
import { filterLabel } from '../section-words.ts';
import { ViewLink } from '../view-link.tsx';

interface Part {
  view: CatalogueView;
}

/** Says what is missing and why, and offers one way on. */
export function EmptyResults({ view }: Part) {
  const { section, filter } = view;
  if (isNarrowed(view)) return <NothingLeft view={view} />;
  if (filter === 'subscriptions') return <NoSubscriptions view={view} />;
  if (filter === 'favorites') return <NoFavorites view={view} />;
  if (filter === 'custom-reports') return <NoCustomReports view={view} />;
  return section === 'catalog' ? <ChooseCategory view={view} /> : <EmptySection view={view} />;
}

const nothing = 'No reports available';

interface EmptyProps {
  icon: ReportIconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

function Empty({ icon, ...state }: EmptyProps) {
  return <EmptyState drawing={<ReportIcon name={icon} size={44} />} {...state} />;
}

/** The link disappears with the empty list, so the focus moves to the heading of the next. */
function Way({ view, children }: { view: CatalogueView; children: ReactNode }) {
  const focusHeading = () => document.getElementById('results-heading')?.focus({ preventScroll: true });
  return (
    <ViewLink {...buttonLook()} view={view} onClick={focusHeading}>
      {children}
    </ViewLink>
  );
}

function BrowseAll({ view: { section } }: Part) {
  return <Way view={chooseFilter(section, 'all')}>Browse {filterLabel(section, 'all')}</Way>;
}

function SeeSubscriptions({ view: { section } }: Part) {
  return <Way view={chooseFilter(section, 'subscriptions')}>See your subscriptions</Way>;
}

function EmptySection({ view }: Part) {
  return <Empty icon="Computer" title={nothing} action={<SeeSubscriptions view={view} />} />;
}

function ChooseCategory({ view }: Part) {
  return (
    <Empty
      icon="Arthroscope"
      title="Select any category to start browsing"
      action={<SeeSubscriptions view={view} />}
    >
      <p>Contact your sales representative to subscribe to a report</p>
    </Empty>
  );
}

function NoSubscriptions({ view }: Part) {
  return (
    <Empty icon="Bandage" title="You are not subscribed to any reports" action={<BrowseAll view={view} />}>
      <p>
        Browse the catalog to see what is available, and contact your sales representative to subscribe to a
        report.
      </p>
    </Empty>
  );
}

function NoFavorites({ view }: Part) {
  return (
    <Empty icon="Heart" title={nothing} action={<BrowseAll view={view} />}>
      <p>Press the heart beside a title to add it here.</p>
    </Empty>
  );
}

/** Points to where there is something to bookmark. */
function NoCustomReports({ view }: Part) {
  const hasOwn = useSession()?.usergroupData.subscriptionInformation.current.length;
  return (
    <Empty
      icon="Bandage"
      title="You have no Custom Reports to view"
      action={hasOwn ? <SeeSubscriptions view={view} /> : <BrowseAll view={view} />}
    >
      <CustomReportsWords />
    </Empty>
  );
}

function NothingLeft({ view }: Part) {
  return (
    <Empty
      icon="Computer"
      title={nothing}
      action={<Way view={chooseCategory(view, null)}>Clear filters</Way>}
    >
      <p>Nothing matches all of the filters above.</p>
    </Empty>
  );
}

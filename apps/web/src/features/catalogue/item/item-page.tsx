import { hasCode } from '@caliper/contract/client/api-error.ts';
import { itemDashboardPath } from '@caliper/contract/dashboards/dashboard-paths.ts';
import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { safeReturnPath } from '@caliper/contract/return-path.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { NotFound } from '../../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { FollowItemButton } from '../../following/index.ts';
import { Withdrawn } from '../../reports/index.ts';
import { BuyNow, ContactButton } from '../../requests/index.ts';
import { IconTile } from '../icon-tile.tsx';
import { factsOf, type ItemContents, itemQuery, type PagedKind } from './item-facts-of.ts';
import classes from './item-page.module.css';

const lists: Record<PagedKind, string> = {
  medsku: paths.allMedsku,
  pt: paths.allProcedures,
  survey: paths.allSurveys,
};

/** What a MedSKU item, a procedure tracker or a survey holds, and how to get it. */
export function ItemPage() {
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  const kind = (Object.keys(lists) as PagedKind[]).find((one) => pathname.startsWith(`/${one}/`));
  return kind && /^\d{1,9}$/.test(id) ? <Item kind={kind} id={Number(id)} /> : <NotFound />;
}

function Item({ kind, id }: { kind: PagedKind; id: number }) {
  const { data: item, error, refetch } = useQuery(itemQuery(kind, id));
  usePageTitle(item?.report_name);
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (hasCode(error, 'report-withdrawn')) return <Withdrawn kind={kind} />;
  if (!item && error)
    return <FailedQuery title="This page did not load" titleAs="h1" error={error} onRetry={refetch} />;
  return (
    <div className="page">
      <WayBack kind={kind} />
      {item ? <About item={item} /> : <SkeletonRows count={1} />}
    </div>
  );
}

/** Back to the list that the person came from, with what was chosen there. */
function WayBack({ kind }: { kind: PagedKind }) {
  const state = useLocation().state as { cameFrom?: unknown } | null;
  const from = safeReturnPath(state?.cameFrom);
  return (
    <Link className="mb24 semi inlineblock" to={from?.startsWith(`/${kind}/`) ? from : lists[kind]}>
      {readerTexts.backToCatalog}
    </Link>
  );
}

function About({ item }: { item: ItemContents }) {
  const { kind, report_id, report_name, report_year } = item;
  return (
    <article className={classes.item}>
      <IconTile name={item.icon} />
      <div className={classes.words}>
        <h1 className="anywhere">
          {report_name}{' '}
          <span className="quiet plain" translate="no">
            {report_year}
          </span>
        </h1>
        {item.visible === 0 && (
          <StatusTag tone="edge" soft>
            Hidden
          </StatusTag>
        )}
        <Held item={item} />
        <p className="mt16 quiet pretty prose">{item.description}</p>
        {!item.can.openDashboard && (
          <BuyNow kind={kind} id={report_id} title={`${report_name}, ${report_year}`}>
            <ContactButton variant="secondary" size="lg" />
          </BuyNow>
        )}
      </div>
      <section className={classes.contents} aria-labelledby="item-contents">
        <h2 id="item-contents">What it contains</h2>
        {item.measures.length + item.questions === 0 && <p>There are no figures in it yet.</p>}
        <dl>
          {factsOf(item).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate={typeof value === 'number' ? 'no' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

/** What the company has of it, with the dashboard of that. */
function Held({ item: { kind, report_id, report_name, demo, can } }: { item: ItemContents }) {
  const follow = <FollowItemButton itemId={report_id} />;
  if (!can.openDashboard && !demo)
    return (
      <div className="row wrap mt12 semi gap16 rows8">
        <span>Your company is not subscribed.</span>
        {follow}
      </div>
    );
  const query = can.openDashboard ? '' : '?demo';
  return (
    <div className="row wrap mt12 semi gap16 rows8">
      {!can.openDashboard && <span>Your company has a demo</span>}
      <a
        {...buttonLook({ variant: can.openDashboard ? 'primary' : 'secondary' })}
        href={itemDashboardPath(kind, report_id, report_name) + query}
        target="_blank"
        rel="noreferrer"
        aria-label="Dashboard, opens in a new tab"
      >
        <Icon name="chart" />
        Dashboard
      </a>
      {follow}
    </div>
  );
}

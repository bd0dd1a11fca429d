import { dashboardsProblems, dashboardTexts } from '@caliper/contract/dashboards/dashboards.messages.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { dashboardPath, editionName } from './item-links.ts';
import classes from './item-row.module.css';

const look = buttonLook({ size: 'sm' });

/** Opens the dashboard in a new tab. Without a subscription the button stays and says what is needed. */
export function DashboardButton({ item }: { item: CatalogueItem }) {
  const path = dashboardPath(item);
  if (!path) return null;
  if (!item.can.openDashboard) return <RefusedButton name={editionName(item)} why={refusalOf(item)} />;
  if (item.sample_markets.length > 1) return <SampleButtons item={item} />;
  return <OpenButton path={path} words="Dashboard" name={editionName(item)} />;
}

/** Each sample has its own dashboard. */
function SampleButtons({ item }: { item: CatalogueItem }) {
  return (
    <span className={classes.samples}>
      {item.sample_markets.map((market) => (
        <OpenButton
          key={market}
          path={dashboardPath({ ...item, market_name: market }) ?? ''}
          words={market}
          name={`${editionName(item)}, ${market}`}
        />
      ))}
    </span>
  );
}

function OpenButton({ path, words, name }: { path: string; words: string; name: string }) {
  return (
    <a
      {...look}
      href={path}
      target="_blank"
      rel="noreferrer"
      aria-label={`Dashboard: ${name}, opens in a new tab`}
    >
      <Icon name="chart" size={14} />
      {words}
    </a>
  );
}

/** The reports of a custom report may also be hidden, so a subscription is not always the way. */
function refusalOf({ custom }: CatalogueItem): string {
  return custom ? dashboardTexts.customClosed : dashboardsProblems['dashboard-not-subscribed'].detail;
}

/** Not `disabled`: pointer and keyboard must reach it to learn why it cannot be pressed. */
function RefusedButton({ name, why }: { name: string; why: string }) {
  return (
    <Hint words={why} position="top-end">
      <button {...look} type="button" data-refused aria-disabled="true" aria-label={`Dashboard: ${name}`}>
        <Icon name="chart" size={14} />
        Dashboard
      </button>
    </Hint>
  );
}

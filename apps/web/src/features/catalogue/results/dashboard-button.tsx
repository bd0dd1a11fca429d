import { buttonLook } from '@caliper/ui/button.tsx';
import { Icon } from '@caliper/ui/icons.tsx';
import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { CatalogueItem } from '../catalogue.queries.ts';
import classes from './dashboard-button.module.css';
import { editionName } from './edition-name.ts';
import { dashboardPath } from './item-links.ts';

const look = buttonLook({ size: 'sm' });
const words = (
  <>
    <Icon name="chart" size={14} />
    Dashboard
  </>
);

/** Opens a tab of its own. Without a subscription it stays in its place and says what it takes. */
export function DashboardButton({ item }: { item: CatalogueItem }) {
  const path = dashboardPath(item);
  if (!path) return null;
  if (!item.can.openDashboard) return <RefusedButton name={editionName(item)} />;
  return (
    <a
      {...look}
      href={path}
      target="_blank"
      rel="noreferrer"
      aria-label={`Dashboard: ${editionName(item)}, opens in a new tab`}
    >
      {words}
    </a>
  );
}

/** Not `disabled`: it has to be reached, by pointer and by keyboard, to say why it cannot be pressed. */
function RefusedButton({ name }: { name: string }) {
  return (
    <Tooltip
      label="Subscribe to access dashboard"
      events={{ hover: true, focus: true, touch: true }}
      position="top-end"
      withArrow
      classNames={{ tooltip: classes.tooltip ?? '' }}
    >
      <button
        {...look}
        type="button"
        className={`${look.className} ${classes.refused}`}
        aria-disabled="true"
        aria-label={`Dashboard: ${name}`}
      >
        {words}
      </button>
    </Tooltip>
  );
}

import type { ReportIcon as ReportIconName } from '@caliper/contract/catalogue/catalogue.values.ts';
import classes from './icon-tile.module.css';
import { ReportIcon } from './report-icon.tsx';

/** A report's icon at the head of its row. The title beside it says the rest. */
export function IconTile({ name }: { name: ReportIconName }) {
  return (
    <span className={classes.tile}>
      <ReportIcon name={name} />
    </span>
  );
}

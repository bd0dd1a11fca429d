import type { ReportIcon as ReportIconName } from '@caliper/contract/catalogue/catalogue.values.ts';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import classes from './icon-tile.module.css';

/** A report's icon at the head of its row. The title beside it says the rest. */
export function IconTile({ name }: { name: ReportIconName }) {
  return (
    <span className={classes.tile}>
      <ReportIcon name={name} />
    </span>
  );
}

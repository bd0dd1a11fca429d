import type { ReportIcon as ReportIconName } from '@caliper/contract/catalogue/catalogue.values.ts';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import classes from './icon-tile.module.css';

/** A report's icon at the start of its row. It is decorative: the title is beside it. */
export function IconTile({ name }: { name: ReportIconName }) {
  return (
    <span className={classes.tile}>
      <ReportIcon name={name} />
    </span>
  );
}

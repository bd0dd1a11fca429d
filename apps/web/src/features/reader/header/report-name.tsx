import type { ReportMeta } from '../reader.queries.ts';
import classes from './reader-header.module.css';
import type { Upgrade } from './upgrade.ts';
import { UpgradeLink } from './upgrade-words.tsx';
import type { WayBack } from './way-back.ts';

interface ReportNameProps {
  meta: ReportMeta;
  back: WayBack;
  upgrade: Upgrade | null;
}

/** Which report, which edition, whether customers cannot see it, and whether there is a newer one. */
export function ReportName({ meta, back, upgrade }: ReportNameProps) {
  return (
    <>
      <p className={classes.title}>{meta.report_name}</p>
      <span className={classes.tags}>
        <span className={classes.tag} translate="no">
          {meta.report_year}
        </span>
        <span className={classes.tag}>{meta.region}</span>
        {meta.visible === 0 && <span className={`${classes.tag} ${classes.hidden}`}>Hidden</span>}
      </span>
      <UpgradeLink upgrade={upgrade} back={back} />
    </>
  );
}

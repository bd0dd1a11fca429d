import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { reportPath } from '../../../lib/navigation/paths.ts';
import type { Edition, ReportMeta } from '../report.queries.ts';
import classes from './header.module.css';
import { Notice } from './header.tsx';
import { changesLink, type Upgrade } from './upgrade.ts';
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
      <p className={classes.title} title={meta.report_name}>
        {meta.report_name}
      </p>
      <span className="inlineflex gap8 rigid fits">
        <span className="py2 px8 label quiet boxed r2" translate="no">
          {meta.report_year}
        </span>
        <span className="py2 px8 label quiet boxed r2">{meta.region}</span>
        {meta.visible === 0 && (
          <span className={`py2 px8 label quiet boxed r2 ${classes.hidden}`}>Hidden</span>
        )}
      </span>
      <UpgradeLink upgrade={upgrade} back={back} />
    </>
  );
}

interface UpgradeLinkProps {
  upgrade: Upgrade | null;
  back: WayBack;
}

/** Links to a newer edition that the company does not have yet. */
function UpgradeLink({ upgrade, back }: UpgradeLinkProps) {
  if (upgrade?.kind !== 'offer') return null;
  const { report_id, report_name, report_year } = upgrade.edition;
  return (
    <Link
      {...buttonLook({ size: 'sm' })}
      to={reportPath(report_id, report_name)}
      state={{ cameFrom: back.to }}
      onClick={() => noteUpgrade(report_id)}
    >
      {readerTexts.upgrade.replace('{year}', String(report_year))}
    </Link>
  );
}

interface NewerEditionProps extends UpgradeLinkProps {
  viewedYear: number;
}

/** For people who read an older edition although they have the newest. */
export function NewerEdition({ upgrade, back, viewedYear }: NewerEditionProps) {
  if (upgrade?.kind !== 'owned') return null;
  const { edition } = upgrade;
  const words = readerTexts.newerEdition
    .replace('{viewed}', String(viewedYear))
    .replace('{latest}', String(edition.report_year));
  return <OtherEdition {...{ words, edition, back }} />;
}

/** For people who look at an edition that they do not have although they have another one. */
export function OwnedEdition({ edition, viewed, back }: OwnedEditionProps) {
  if (!edition) return null;
  const words = readerTexts.olderEdition.replace('{owned}', String(edition.report_year));
  const changes = changesLink([edition], viewed);
  return (
    <OtherEdition {...{ words, edition, back }}>
      {changes && (
        <>
          {' '}
          <Link to={changes.path}>{changes.words}</Link>
        </>
      )}
    </OtherEdition>
  );
}

interface OwnedEditionProps {
  edition: Edition | null;
  viewed: ReportMeta;
  back: WayBack;
}

interface OtherEditionProps {
  words: string;
  edition: Edition;
  back: WayBack;
  children?: ReactNode;
}

function OtherEdition({ words, edition, back, children }: OtherEditionProps) {
  const { report_id, report_name, report_year } = edition;
  return (
    <Notice>
      {words}{' '}
      <Link to={reportPath(report_id, report_name)} state={{ cameFrom: back.to }}>
        Read the {report_year} revision
      </Link>
      {children}
    </Notice>
  );
}

/** Counted if it can be; following the link does not depend on it. */
function noteUpgrade(id: number): void {
  call('noteUpgrade', { body: { id } }).catch(() => undefined);
}

import { useRef } from 'react';
import { usePageTitle } from '../../../lib/navigation/page-title.tsx';
import { useContactDialog } from '../../requests/index.ts';
import { DashboardLink } from '../header/dashboard-link.tsx';
import { PanelToggle, ReaderHeader } from '../header/header.tsx';
import { NewerEdition, ReportName } from '../header/report-name.tsx';
import { ReportTools } from '../header/report-tools.tsx';
import type { Upgrade } from '../header/upgrade.ts';
import type { WayBack } from '../header/way-back.ts';
import { ReaderColumns, ReaderFrame } from '../layout.tsx';
import { AsideTools, ReportAside } from '../panels/aside.tsx';
import { usePanels } from '../panels/panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import type { ReportMeta, WholeReport } from '../report.queries.ts';
import { DocumentPages } from './document-pages.tsx';
import classes from './not-subscribed.module.css';

interface NoWriteUpProps {
  report: WholeReport;
  back: WayBack;
  upgrade: Upgrade | null;
}

/** A report that is only a dashboard: its description, its contents, and a link to the dashboard. */
export function NoWriteUp({ report, back, upgrade }: NoWriteUpProps) {
  const { reportMeta: meta } = report;
  const header = useRef<HTMLElement>(null);
  const state = usePanels();
  const contact = useContactDialog();
  usePageTitle(meta.report_name);
  const aside = (
    <AsideTools>
      <ReportAside meta={meta} back={back} onContact={contact.open} />
    </AsideTools>
  );
  return (
    <ReaderFrame header={header}>
      <ReaderHeader header={header} back={back} name={<ReportName {...{ meta, back, upgrade }} />}>
        <ReportTools meta={meta} dashboard={false} />
        <PanelToggle side="right" state={state} />
      </ReaderHeader>
      <NewerEdition upgrade={upgrade} back={back} viewedYear={meta.report_year} />
      <ReaderColumns>
        <div className={classes.page}>
          <AbsentWords meta={meta} />
          <DocumentPages name="reportContents" reportId={meta.report_id} label="Table of contents" />
          {state.room === 'narrow' && aside}
        </div>
        <SidePanel side="right" label="More" state={state}>
          {aside}
        </SidePanel>
      </ReaderColumns>
      {contact.dialog}
    </ReaderFrame>
  );
}

/** Says that there is nothing to read here, and where to look instead. */
function AbsentWords({ meta }: { meta: ReportMeta }) {
  return (
    <div className={classes.words}>
      <h1 className={classes.title}>{meta.report_name}</h1>
      <p className="mt16 quiet pretty prose">{meta.description}</p>
      <p className="mt16 semi">
        This report has no write-up. {meta.can.openDashboard && 'Its figures are in the dashboard.'}
      </p>
      <div className="flex wrap gap12 mt24">
        <DashboardLink meta={meta} variant="primary" />
      </div>
    </div>
  );
}

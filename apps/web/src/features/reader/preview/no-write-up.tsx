import { useRef } from 'react';
import { usePageTitle } from '../../../lib/navigation/page-title.tsx';
import { useContactDialog } from '../../requests/index.ts';
import { PanelToggle } from '../header/panel-toggle.tsx';
import { ReaderHeader } from '../header/reader-header.tsx';
import { ReportName } from '../header/report-name.tsx';
import { ReportTools } from '../header/report-tools.tsx';
import type { Upgrade } from '../header/upgrade.ts';
import { NewerEdition } from '../header/upgrade-words.tsx';
import type { WayBack } from '../header/way-back.ts';
import { AsideTools } from '../panels/aside-tools.tsx';
import { ReportAside } from '../panels/report-aside.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { usePanels } from '../panels/use-panels.ts';
import type { WholeReport } from '../reader.queries.ts';
import { type ReaderAddress, reportSubject } from '../reader-address.ts';
import { type Reader, ReaderProvider } from '../reader-context.ts';
import { ReaderColumns, ReaderFrame } from '../reader-frame.tsx';
import { noSearch } from '../search/use-reader-search.ts';
import { AbsentWords } from './absent-words.tsx';
import { DocumentPages } from './document-pages.tsx';
import classes from './not-subscribed.module.css';

interface NoWriteUpProps {
  report: WholeReport;
  address: ReaderAddress;
  back: WayBack;
  upgrade: Upgrade | null;
}

/** A report that is only a dashboard: its description, its contents, and a link to the dashboard. */
export function NoWriteUp({ report, address, back, upgrade }: NoWriteUpProps) {
  const { reportMeta: meta } = report;
  const header = useRef<HTMLElement>(null);
  const state = usePanels();
  const contact = useContactDialog();
  usePageTitle(meta.report_name);
  const reader: Reader = {
    subject: reportSubject(meta),
    entries: [],
    address,
    current: undefined,
    back,
    search: noSearch,
    hitCount: 0,
  };
  const aside = (
    <AsideTools>
      <ReportAside meta={meta} onContact={contact.open} />
    </AsideTools>
  );
  return (
    <ReaderProvider value={reader}>
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
    </ReaderProvider>
  );
}

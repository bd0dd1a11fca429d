import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useRef } from 'react';
import { usePageTitle } from '../../../lib/navigation/page-title.tsx';
import type { ChapterTitle } from '../entries.ts';
import { PanelToggle, ReaderHeader } from '../header/header.tsx';
import { NewerEdition, OwnedEdition, ReportName } from '../header/report-name.tsx';
import { ReportTools } from '../header/report-tools.tsx';
import type { Upgrade } from '../header/upgrade.ts';
import type { WayBack } from '../header/way-back.ts';
import { ReaderColumns, ReaderFrame } from '../layout.tsx';
import { usePanels } from '../panels/panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import type { Edition, ReportPreview } from '../report.queries.ts';
import { DocumentPages } from './document-pages.tsx';
import classes from './not-subscribed.module.css';
import { PreviewWords } from './preview-words.tsx';

interface NotSubscribedProps {
  report: ReportPreview;
  back: WayBack;
  upgrade: Upgrade | null;
  /** Another edition that the company has. */
  owned: Edition | null;
}

/** The preview of a report before it is bought. */
export function NotSubscribed({ report, back, upgrade, owned }: NotSubscribedProps) {
  const { reportMeta: meta, chapters } = report;
  const header = useRef<HTMLElement>(null);
  const state = usePanels();
  usePageTitle(meta.report_name);
  return (
    <ReaderFrame header={header}>
      <ReaderHeader
        header={header}
        back={back}
        name={<ReportName {...{ meta, back, upgrade }} />}
        leftToggle={<PanelToggle side="left" state={state} />}
      >
        <ReportTools meta={meta} />
      </ReaderHeader>
      <NewerEdition upgrade={upgrade} back={back} viewedYear={meta.report_year} />
      <OwnedEdition edition={upgrade?.kind === 'owned' ? null : owned} viewed={meta} back={back} />
      <ReaderColumns>
        <SidePanel side="left" label="Bookmarks" state={state}>
          <ChapterTitles chapters={chapters} />
        </SidePanel>
        <div className={classes.page}>
          <div className={classes.words}>
            <PreviewWords report={report} />
            {state.room === 'narrow' && (
              <section className="mt32">
                <ChapterTitles chapters={chapters} />
              </section>
            )}
          </div>
          <DocumentPages name="reportPreview" reportId={meta.report_id} label="Preview" />
        </div>
      </ReaderColumns>
    </ReaderFrame>
  );
}

/** The titles of the chapters. They are not links: there is nothing to read yet. */
function ChapterTitles({ chapters }: { chapters: readonly ChapterTitle[] }) {
  return (
    <>
      <p className={classes.state}>
        <Icon name="lock" />
        {readerTexts.notYetSubscribed}
      </p>
      {chapters.length > 0 && (
        <ol className={classes.chapters} aria-label="Chapters">
          {chapters.map(({ chapter_number, chapter_title }) => (
            <li key={chapter_number}>
              <span className="ordinal dense" translate="no">
                {chapter_number}
              </span>
              {chapter_title}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

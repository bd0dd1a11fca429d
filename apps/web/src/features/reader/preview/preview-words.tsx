import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { BuyNow, ContactButton } from '../../requests/index.ts';
import { SampleDashboardLink } from '../header/dashboard-link.tsx';
import type { ReportMeta, ReportPreview } from '../reader.queries.ts';
import classes from './not-subscribed.module.css';
import { ReportFacts } from './report-facts.tsx';

/** What the report is about, and how to get it. */
export function PreviewWords({ report }: { report: ReportPreview }) {
  const { report_id, report_name, report_year } = report.reportMeta;
  return (
    <>
      <HeldSamples meta={report.reportMeta} />
      <p className={classes.tag}>
        <Icon name="lock" size={14} />
        Preview
      </p>
      <h1 className={classes.title}>{readerTexts.notSubscribed}</h1>
      <p className={classes.description}>{report.reportMeta.description}</p>
      <BuyNow kind="report" id={report_id} title={`${report_name}, ${report_year}`}>
        <ContactButton variant="secondary" size="lg" />
      </BuyNow>
      <ReportFacts report={report} />
    </>
  );
}

/** What the company can already open of the report. */
function HeldSamples({ meta }: { meta: ReportMeta }) {
  if (meta.sample_markets.length === 0) return null;
  return (
    <ul className={classes.samples}>
      {meta.sample_markets.map((market) => (
        <li key={market}>
          <p>{readerTexts.sampleHeld.replace('{market}', () => market)}</p>
          <SampleDashboardLink meta={meta} market={market} />
        </li>
      ))}
    </ul>
  );
}

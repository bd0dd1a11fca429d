import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { Icon } from '@caliper/ui/icons.tsx';
import { ContactButton } from '../../../lib/requests/contact-button.tsx';
import type { ReportPreview } from '../reader.queries.ts';
import { BuyNow } from './buy-now.tsx';
import classes from './not-subscribed.module.css';
import { ReportFacts } from './report-facts.tsx';

/** What the report is about, and how to get it. */
export function PreviewWords({ report }: { report: ReportPreview }) {
  return (
    <>
      <p className={classes.tag}>
        <Icon name="lock" size={14} />
        Preview
      </p>
      <h1 className={classes.title}>{readerTexts.notSubscribed}</h1>
      <p className={classes.description}>{report.reportMeta.description}</p>
      <BuyNow meta={report.reportMeta}>
        <ContactButton variant="secondary" size="lg" />
      </BuyNow>
      <ReportFacts report={report} />
    </>
  );
}

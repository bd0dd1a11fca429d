import { customReportsTexts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { CustomReport } from '../../custom-reports/index.ts';
import classes from './shared-words.module.css';

/** Shown to everyone except the creator: whose it is, and that it is read-only. */
export function SharedWords({ report }: { report: CustomReport }) {
  return (
    <section className={classes.words} aria-label="About this report">
      <p className={classes.whose}>
        <Whose report={report} />
      </p>
      <p>{report.medcore ? 'MedCore reports are read-only' : customReportsTexts.sharingHint}</p>
    </section>
  );
}

function Whose({ report: { medcore, owner, company } }: { report: CustomReport }) {
  const own = useSession()?.user.company;
  if (medcore) return 'Compiled by our analysts';
  if (company !== own) return `By ${owner}, ${company}`;
  return `Shared by ${owner}`;
}

import { categories } from '@caliper/contract/catalogue/categories.ts';
import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link } from 'react-router';
import { proofPath } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { RefusalWords } from '../../access-check/index.ts';
import { BuyNow, ContactButton } from '../../requests/index.ts';
import { SampleDashboardLink } from '../header/dashboard-link.tsx';
import type { ReportMeta, ReportPreview } from '../report.queries.ts';
import classes from './not-subscribed.module.css';

/** What the report is about, and how to get it. */
export function PreviewWords({ report }: { report: ReportPreview }) {
  const { report_id, report_name, report_year } = report.reportMeta;
  // Whoever publishes a report does not buy it.
  const isPublisher = useSession()?.user.role === 'publications';
  return (
    <>
      <HeldSamples meta={report.reportMeta} />
      <p className={classes.tag}>
        <Icon name="lock" size={14} />
        Preview
      </p>
      <h1 className={classes.title}>{readerTexts.notSubscribed}</h1>
      {!isPublisher && (
        <RefusalWords
          code={report.reportMeta.sample_markets.length > 0 ? 'dashboard-sample-only' : 'not-subscribed'}
          className="mt12 small quiet pretty"
        />
      )}
      <p className="mt16 quiet pretty prose">{report.reportMeta.description}</p>
      {isPublisher ? (
        <p className="mt24">
          <Link {...buttonLook({ variant: 'primary', size: 'lg' })} to={proofPath(report_id)}>
            Proof this report
          </Link>
        </p>
      ) : (
        <BuyNow kind="report" id={report_id} title={`${report_name}, ${report_year}`}>
          <ContactButton variant="secondary" size="lg" />
        </BuyNow>
      )}
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
        <li key={market} className="row wrap spread lined gap16 rows8 py12 px16">
          <p className="slim semi anywhere">{readerTexts.sampleHeld.replace('{market}', () => market)}</p>
          <SampleDashboardLink meta={meta} market={market} />
        </li>
      ))}
    </ul>
  );
}

/** Facts about the report: counts, and where it is filed. */
function ReportFacts({ report }: { report: ReportPreview }) {
  return (
    <dl className="grid headline halves terms mt32">
      {factsOf(report).map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd translate={typeof value === 'number' ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = [name: string, value: string | number];

function factsOf({ reportMeta: meta, chapters, tables, figures }: ReportPreview): Fact[] {
  const category = categories.find(({ categoryId }) => categoryId === meta.category_id);
  const sub = category?.subCategories.find(({ subCategoryId }) => subCategoryId === meta.sub_category_id);
  const facts: [string, string | number | undefined][] = [
    ['Chapters', chapters.length || undefined],
    ['Tables', tables || undefined],
    ['Figures', figures || undefined],
    ['Year', meta.report_year],
    ['Region', meta.region],
    ['Category', category?.text],
    ['Sub-category', sub?.text],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== undefined);
}

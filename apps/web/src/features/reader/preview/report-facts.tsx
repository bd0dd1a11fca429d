import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { ReportPreview } from '../reader.queries.ts';
import classes from './report-facts.module.css';

/** Facts about the report: counts, and where it is filed. */
export function ReportFacts({ report }: { report: ReportPreview }) {
  return (
    <dl className={classes.facts}>
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

import { Table } from '@caliper/ui/lists/table.tsx';
import { type ComponentProps, memo } from 'react';
import { ChooseTable } from './bulk/choose-boxes.tsx';
import classes from './manage-reports.module.css';
import { kindWords, useManagedKind } from './managed-kind.ts';
import { ManagedReportRow } from './managed-report-row.tsx';
import { anchorOf } from './quick-links.tsx';
import {
  choosable,
  type ManagedCategory,
  type ManagedReport,
  type ManagedSubCategory,
  matchingReports,
} from './report-tree.ts';

/** At 1024 px they just fit beside the panel's menu; with more room nothing wraps. */
const columns = [
  ...['54px', 'clamp(105px, 12vw - 18px, 128px)', '98px', '60px', '76px'],
  'clamp(114px, 25vw - 142px, 180px)',
];

interface RowActions {
  onHide: (report: ManagedReport) => void;
  onDelete: (report: ManagedReport) => void;
  onEdit: (report: ManagedReport) => void;
  onChoose: ComponentProps<typeof ManagedReportRow>['onChoose'];
}

interface ManagedCategorySectionProps extends RowActions {
  category: ManagedCategory;
  words: string;
  isFound: boolean;
}

export const ManagedCategorySection = memo(function ManagedCategorySection(
  props: ManagedCategorySectionProps,
) {
  const { category, words, isFound, ...actions } = props;
  return (
    <section id={anchorOf(category.id)} className="pt32 noring" tabIndex={-1} hidden={!isFound}>
      <h2>{category.name}</h2>
      {category.subCategories.map((subCategory) => (
        <SubCategoryTable key={subCategory.id} subCategory={subCategory} words={words} {...actions} />
      ))}
    </section>
  );
});

interface SubCategoryTableProps extends RowActions {
  subCategory: ManagedSubCategory;
  words: string;
}

/** Rows that do not match are hidden, not removed: rendering two thousand of them again would take too long. */
const SubCategoryTable = memo(function SubCategoryTable(props: SubCategoryTableProps) {
  const { subCategory, words, ...actions } = props;
  const { edit } = kindWords[useManagedKind()];
  const { reports } = subCategory;
  const found = new Set(matchingReports(reports, words));
  const ids = choosable([...found]).map(({ report_id }) => report_id);
  return (
    <div
      className={classes.subCategory}
      style={{ containIntrinsicSize: `auto ${76 + 45 * found.size}px` }}
      hidden={found.size === 0}
    >
      <div className={classes.tableTitle}>
        {ids.length > 0 && <ChooseTable ids={ids} name={subCategory.name} />}
        <h3 className={classes.subTitle}>
          {subCategory.name} <span translate="no">{found.size}</span>
        </h3>
      </div>
      <Table
        label={subCategory.name}
        columns={columns}
        stacks
        heads={[
          'Title',
          { head: 'Year', is: 'number' },
          'Region',
          { head: 'Subscribers', is: 'number' },
          'Show?',
          'Delete',
          { head: edit, is: 'wraps' },
        ]}
      >
        <tbody>
          {reports.map((report) => (
            <ManagedReportRow
              key={`${report.report_id}/${report.c_report_id}`}
              report={report}
              isFound={found.has(report)}
              {...actions}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
});

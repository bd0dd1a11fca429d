import { messageOf } from '@caliper/contract/client/api-error.ts';
import { compareNames } from '@caliper/text/names.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { MantineTheme } from '@caliper/ui/theme/mantine-theme.tsx';
import { useQuery } from '@tanstack/react-query';
import { managedReportsQuery, type RecommendingTarget, type ReportTree } from '../../reports/index.ts';
import { type Recommendation, recommendationsQuery } from '../report.queries.ts';
import classes from './recommending-dialog.module.css';
import { useRecommend } from './use-recommend.ts';

interface RecommendingDialogProps {
  target: RecommendingTarget;
  opened: boolean;
  onClose: () => void;
}

/** What is recommended with a report, with a way to find further ones by their title. */
export function RecommendingDialog({ target, opened, onClose }: RecommendingDialogProps) {
  const { scheme } = useColorScheme();
  return (
    // The bar is outside of the pages, which bring the theme.
    <MantineTheme scheme={scheme}>
      <Dialog title={`Recommend with ${target.report_name}`} opened={opened} onClose={onClose}>
        <Face target={target} />
      </Dialog>
    </MantineTheme>
  );
}

function Face({ target }: { target: RecommendingTarget }) {
  const recommended = useQuery(recommendationsQuery(target.report_id));
  const reports = useQuery(managedReportsQuery);
  const { add, remove } = useRecommend(target.report_id);
  const failed = [recommended, reports].find(({ data, error }) => !data && error);
  if (failed) return <Failed message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  if (!recommended.data || !reports.data) return <SkeletonRows />;
  const taken = new Set([target.report_id, ...recommended.data.map(({ rec_report_id }) => rec_report_id)]);
  return (
    <div className={classes.sheet}>
      <SelectField
        data-autofocus
        label="Add a report"
        placeholder="Type a title"
        most={50}
        value=""
        options={choicesIn(reports.data, taken)}
        onChange={(id) => add(Number(id))}
      />
      <h3>Already recommended</h3>
      {recommended.data.length === 0 && <p>Nothing is recommended with this report yet.</p>}
      <ul className="list grid wide">
        {recommended.data.map((one) => (
          <Entry key={one.rec_id} recommendation={one} onRemove={() => remove(one.rec_id)} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ recommendation, onRemove }: { recommendation: Recommendation; onRemove: () => void }) {
  const name = nameOf(recommendation);
  return (
    <li className="row spread gap12 overline py8">
      <span>{name}</span>
      <Button size="sm" variant="remove" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.sheet}>
      <p>{message}</p>
      <Button size="sm" icon="reload" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

type Named = Pick<Recommendation, 'report_name' | 'region' | 'report_year'>;

function nameOf({ report_name, region, report_year }: Named): string {
  return `${report_name} - ${region} - ${report_year}`;
}

/** All reports but these, by name. Packages of chapters are no reports. */
function choicesIn({ categoriesData }: ReportTree, taken: ReadonlySet<number>) {
  return categoriesData
    .flatMap(({ sub_categories }) => sub_categories.flatMap(({ collections }) => collections))
    .filter(({ report_id, c_report_id }) => c_report_id === null && !taken.has(report_id))
    .map((report) => ({ value: String(report.report_id), label: nameOf(report) }))
    .sort((one, other) => compareNames(one.label, other.label));
}

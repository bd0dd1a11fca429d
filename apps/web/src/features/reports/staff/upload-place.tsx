import { Button } from '@caliper/ui/actions/button.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { pastUploadsQuery } from '../reports.queries.ts';
import { PlaceFields } from './place-fields.tsx';
import classes from './report-upload.module.css';
import { chooseCategory, choosePastUpload, type FieldProblems, type UploadForm } from './upload-form.ts';

interface UploadPlaceProps {
  form: UploadForm;
  errors: FieldProblems;
  onChange: (form: UploadForm) => void;
}

const none = 'none';

/** Where a report is filed, and whether it updates an existing one. */
export function UploadPlace({ form, errors, onChange }: UploadPlaceProps) {
  return (
    <div className={classes.place}>
      <PlaceFields
        categoryId={form.categoryId}
        subCategoryId={form.subCategoryId}
        none="None"
        errors={errors}
        onChange={({ categoryId, subCategoryId }) =>
          onChange(
            subCategoryId === null
              ? chooseCategory(form, categoryId)
              : { ...form, categoryId, subCategoryId },
          )
        }
      />
      <PastUploadSelect form={form} onChange={onChange} />
    </div>
  );
}

function PastUploadSelect({ form, onChange }: Omit<UploadPlaceProps, 'errors'>) {
  const { categoryId, year } = form;
  const {
    data: pastUploads,
    isFetching,
    errorUpdateCount,
    refetch,
  } = useQuery({
    ...pastUploadsQuery(categoryId ?? 0, year),
    enabled: categoryId !== null,
  });
  // Also during a retry, so that the pressed button stays.
  const isFailed = errorUpdateCount > 0 && !pastUploads;
  const options = (pastUploads ?? []).map(({ report_id, report_name, region }) => ({
    value: String(report_id),
    label: `${report_name} (${region})`,
  }));
  const chosen = form.past ? String(form.past.report_id) : none;
  const choose = (value: string) => {
    const past = pastUploads?.find(({ report_id }) => String(report_id) === value);
    onChange(choosePastUpload(form, past ?? null));
  };
  return (
    <SelectField
      label="Past Upload"
      value={chosen}
      options={[{ value: none, label: 'None (reset form)' }, ...options]}
      onChange={choose}
      // None resets typed text too; a past upload brings in what others have changed since.
      onAgain={() => choose(chosen)}
      hint={!isFailed && pastUploadsHint(categoryId, year, isFetching ? null : options.length)}
      error={isFailed && <NotLoaded busy={isFetching} onRetry={() => void refetch()} />}
    />
  );
}

/** A list that failed to load may have entries: a new report could be a duplicate. */
function NotLoaded({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <span className="row wrap gap12 rows8">
      The past uploads did not load.
      <Button size="sm" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </span>
  );
}

function pastUploadsHint(categoryId: number | null, year: number, count: number | null): string {
  if (categoryId === null) return 'Listed for a category and year.';
  if (count === null) return 'Loading …';
  return `${count === 0 ? 'None' : count} in this category for ${year}.`;
}

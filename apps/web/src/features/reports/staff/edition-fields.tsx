import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { offeredYears } from '@caliper/contract/limits.ts';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { DetailFields } from './detail-fields.tsx';
import type { FieldProblems, UploadForm } from './upload-form.ts';

type Edition = Pick<UploadForm, 'title' | 'year' | 'region' | 'icon' | 'description'>;

interface EditionFieldsProps {
  thisYear: number;
  form: Edition;
  errors: FieldProblems;
  onYear: (year: number) => void;
  change: (part: Partial<Edition>) => void;
  hints?: { description: string };
}

/** Year, region, icon and description: of one report, or of all that are uploaded together. */
export function EditionFields({ thisYear, form, errors, onYear, change, hints }: EditionFieldsProps) {
  return (
    <>
      <RadioGroup
        label="Year"
        value={String(form.year)}
        options={offeredYears(thisYear).map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) => onYear(Number(year))}
        error={errors.year}
      />
      <div className="w420">
        <SelectField
          label="Region"
          value={form.region}
          options={regions}
          onChange={(region) => change({ region })}
          error={errors.region}
        />
      </div>
      <DetailFields form={form} change={change} errors={errors} {...(hints && { hints })} />
    </>
  );
}

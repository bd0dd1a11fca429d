import { icons } from '@caliper/contract/catalogue/catalogue.values.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { IconGrid } from '@caliper/ui/report-icon/icon-grid.tsx';
import type { ReportDetails } from './report-details.ts';

type Words = Partial<Record<keyof ReportDetails, string>>;

interface DetailFieldsProps {
  form: ReportDetails;
  change: (part: Partial<ReportDetails>) => void;
  hints?: Words;
  errors?: Words;
}

/** The fields that are the same for a new report and an existing one. */
export function DetailFields({ form, change, hints, errors }: DetailFieldsProps) {
  return (
    <>
      <IconGrid names={icons} value={form.icon} onChange={(icon) => change({ icon })} />
      <TextAreaField
        label="Description"
        hint={hints?.description}
        maxLength={lengths.description}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errors?.description}
      />
    </>
  );
}

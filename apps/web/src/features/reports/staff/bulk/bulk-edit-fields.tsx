import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { years } from '@caliper/contract/limits.ts';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { PlaceFields } from '../place-fields.tsx';

/** What is left empty stays as it is. */
export interface BulkForm {
  categoryId: number | null;
  subCategoryId: number | null;
  region: Region | '';
  /** As typed. */
  year: string;
}

export const keepAll: BulkForm = { categoryId: null, subCategoryId: null, region: '', year: '' };

export type BulkProblems = Partial<Record<keyof BulkForm, string>>;
type Changes = Extract<Input<'changeItems'>['body'], { action: 'edit' }>['changes'];

export function changesOf({ categoryId, subCategoryId, region, year }: BulkForm): Changes {
  return {
    ...(categoryId !== null && subCategoryId !== null && { categoryId, subCategoryId }),
    ...(region && { region }),
    ...(year.trim() && { year: Number(year.trim()) }),
  };
}

export function problemsOf({ categoryId, subCategoryId, year }: BulkForm): BulkProblems {
  const typed = year.trim();
  const number = Number(typed);
  const fits = typed === '' || (Number.isInteger(number) && number >= years.first && number <= years.last);
  return {
    ...(categoryId !== null && subCategoryId === null && { subCategoryId: 'Please choose a sub-category.' }),
    ...(!fits && { year: `Please enter a year from ${years.first} to ${years.last}.` }),
  };
}

const keep = 'Keep as it is';

interface BulkEditFieldsProps {
  form: BulkForm;
  problems: BulkProblems;
  onChange: (form: BulkForm) => void;
}

export function BulkEditFields({ form, problems, onChange }: BulkEditFieldsProps) {
  const change = (part: Partial<BulkForm>) => onChange({ ...form, ...part });
  return (
    <>
      <div className="pair">
        <PlaceFields {...form} none={keep} errors={problems} onChange={change} />
      </div>
      <div className="pair">
        <SelectField
          label="Region"
          placeholder={keep}
          value={form.region}
          options={regions}
          onChange={(region) => change({ region })}
          onClear={() => change({ region: '' })}
        />
        <TextField
          label="Year"
          placeholder={keep}
          inputMode="numeric"
          maxLength={4}
          value={form.year}
          onChange={(event) => change({ year: event.target.value })}
          error={problems.year}
        />
      </div>
    </>
  );
}

import { icons, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { categories } from '@caliper/contract/catalogue/categories.ts';
import { lengths, offeredYears } from '@caliper/contract/limits.ts';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { IconGrid } from '@caliper/ui/report-icon/icon-grid.tsx';
import type { FieldProblems, ImportForm } from './import-form.ts';

interface NewItemFieldsProps {
  form: ImportForm;
  errors: FieldProblems;
  onChange: (part: Partial<ImportForm>) => void;
}

/** What the catalogue shows of an item that is created together with its figures. */
export function NewItemFields({ form, errors, onChange }: NewItemFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        maxLength={lengths.title}
        value={form.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={errors.name}
      />
      <div className="pair gap24 rows16">
        <SelectField
          label="Year"
          value={String(form.year)}
          options={offeredYears(new Date().getFullYear()).map(String)}
          onChange={(year) => onChange({ year: Number(year) })}
          error={errors.year}
        />
        <SelectField
          label="Region"
          value={form.region}
          options={regions}
          onChange={(region) => onChange({ region })}
          error={errors.region}
        />
        <Filing form={form} errors={errors} onChange={onChange} />
      </div>
      <TextAreaField
        label="Description"
        maxLength={lengths.description}
        value={form.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={errors.description}
      />
      <IconGrid names={icons} value={form.icon} onChange={(icon) => onChange({ icon })} />
    </>
  );
}

/** Where it is found in the catalogue. */
function Filing({ form, errors, onChange }: NewItemFieldsProps) {
  const category = categories.find(({ categoryId }) => categoryId === form.category_id);
  const options = (category?.subCategories ?? []).map(({ subCategoryId, text }) => ({
    value: String(subCategoryId),
    label: text,
  }));
  return (
    <>
      <SelectField
        label="Category"
        placeholder="Choose a category"
        value={form.category_id === null ? '' : String(form.category_id)}
        options={categories.map(({ categoryId, text }) => ({ value: String(categoryId), label: text }))}
        onChange={(id) => onChange({ category_id: Number(id), sub_category_id: null })}
        error={errors.category_id}
      />
      <SelectField
        label="Sub Category"
        placeholder={category ? 'Choose a sub-category' : 'Choose a category first'}
        value={form.sub_category_id === null ? '' : String(form.sub_category_id)}
        options={options}
        onChange={(id) => onChange({ sub_category_id: Number(id) })}
        disabled={options.length === 0}
        error={errors.sub_category_id}
      />
    </>
  );
}

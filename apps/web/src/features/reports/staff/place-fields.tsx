import { categories } from '@caliper/contract/catalogue/categories.ts';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';

interface Place {
  categoryId: number | null;
  subCategoryId: number | null;
}

interface PlaceFieldsProps extends Place {
  /** The words for no category; without them one must be chosen. */
  none?: string;
  errors: Partial<Record<keyof Place, string | undefined>>;
  /** Another category has other sub-categories, so that none of them is chosen then. */
  onChange: (place: Place) => void;
}

const noCategory = 'none';

/** Where a report or another item is filed. */
export function PlaceFields({ categoryId, subCategoryId, none, errors, onChange }: PlaceFieldsProps) {
  const category = categories.find((one) => one.categoryId === categoryId);
  const subCategories = category?.subCategories ?? [];
  const offered = categories.map((one) => ({ value: String(one.categoryId), label: one.text }));
  return (
    <>
      <SelectField
        label="Category"
        value={categoryId === null ? noCategory : String(categoryId)}
        options={none === undefined ? offered : [{ value: noCategory, label: none }, ...offered]}
        onChange={(value) =>
          onChange({ categoryId: value === noCategory ? null : Number(value), subCategoryId: null })
        }
        error={errors.categoryId}
      />
      <SelectField
        label="Sub Category"
        placeholder={subCategoryHint(category, subCategories.length)}
        value={subCategoryId === null ? '' : String(subCategoryId)}
        options={subCategories.map((one) => ({ value: String(one.subCategoryId), label: one.text }))}
        onChange={(value) => onChange({ categoryId, subCategoryId: Number(value) })}
        disabled={subCategories.length === 0}
        error={errors.subCategoryId}
      />
    </>
  );
}

function subCategoryHint(category: object | undefined, count: number): string {
  if (!category) return 'Choose a category first';
  return count === 0 ? 'This category has none' : 'Choose a sub-category';
}

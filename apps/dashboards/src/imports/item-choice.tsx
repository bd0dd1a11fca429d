import { hasDemos, type ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import type { FieldProblems, ImportForm } from './import-form.ts';
import type { ImportItem } from './imports.queries.ts';
import { NewItemFields } from './new-item-fields.tsx';

interface ItemChoiceProps {
  kind: ImportKind;
  items: readonly ImportItem[];
  form: ImportForm;
  errors: FieldProblems;
  onChange: (part: Partial<ImportForm>) => void;
}

const ways = [
  { value: 'old', label: 'An existing item' },
  { value: 'new', label: 'A new item' },
] as const;

/** The item that the figures belong to. A report is uploaded first; other items may be created with their figures. */
export function ItemChoice({ kind, items, form, errors, onChange }: ItemChoiceProps) {
  return (
    <>
      {kind !== 'global' && (
        <RadioGroup
          label="The figures are for"
          value={form.isNew ? 'new' : 'old'}
          options={ways}
          onChange={(way) => onChange({ isNew: way === 'new' })}
        />
      )}
      {form.isNew ? (
        <NewItemFields form={form} errors={errors} onChange={onChange} />
      ) : (
        <KnownItem {...{ kind, items, form, errors, onChange }} />
      )}
    </>
  );
}

function KnownItem({ kind, items, form, errors, onChange }: ItemChoiceProps) {
  const chosen = items.find(({ item_id }) => item_id === form.itemId);
  const choose = (value: string) => {
    const item = items.find(({ item_id }) => String(item_id) === value);
    if (item) onChange({ itemId: item.item_id, dashboardKind: item.dashboard_kind });
  };
  return (
    <SelectField
      label={kind === 'global' ? 'Report' : 'Item'}
      hint={chosen ? figuresOf(kind, chosen) : `${items.length} to choose from. Type to find one.`}
      placeholder={kind === 'global' ? 'Choose a report' : 'Choose an item'}
      value={form.itemId === null ? '' : String(form.itemId)}
      options={items.map((item) => ({ value: String(item.item_id), label: itemName(item) }))}
      onChange={choose}
      error={errors.itemId}
      most={100}
    />
  );
}

function figuresOf(kind: ImportKind, { figures, demo }: ImportItem): string {
  if (!hasDemos(kind)) return figures ? 'It has figures.' : 'It has no figures yet.';
  if (figures && demo) return 'It has figures and demo figures.';
  if (figures) return 'It has figures, and no demo figures.';
  return demo ? 'It has demo figures only.' : 'It has no figures yet.';
}

/** Editions and regions share a name. */
function itemName({ name, region, year }: { name: string; region: string; year: number }): string {
  return `${name} (${region}, ${year})`;
}

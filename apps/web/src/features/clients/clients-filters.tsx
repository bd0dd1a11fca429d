import { type ClientEnd, clientEnds, noOwner } from '@caliper/contract/clients/clients.values.ts';
import { licenses } from '@caliper/contract/roles.ts';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { capitalised } from '../../lib/format.ts';
import { SearchField } from '../../lib/forms/search-field.tsx';
import classes from './clients.module.css';
import type { ClientList } from './clients.queries.ts';
import { type ClientsChoice, narrow } from './clients-choice.ts';

interface ClientsFiltersProps {
  choice: ClientsChoice;
  owners: ClientList['owners'];
  onChange: (choice: ClientsChoice, replace?: boolean) => void;
}

const endWords: Record<ClientEnd, string> = {
  over: 'Over',
  month: 'Within 30 days',
  quarter: 'In 31 to 90 days',
  later: 'Later',
  never: 'No end',
};

export function ClientsFilters({ choice, owners, onChange }: ClientsFiltersProps) {
  const choose = (chosen: Partial<ClientsChoice>) => onChange(narrow(choice, chosen));
  return (
    <section className={classes.filters} aria-label="Filters">
      <SearchField
        label="Company"
        placeholder="Type a name"
        text={choice.text}
        onSearch={(text) => onChange(narrow(choice, { text }), true)}
      />
      <NativeSelect
        label="License"
        value={choice.license}
        options={withAny(
          'All licenses',
          licenses.map((value) => ({ value, label: capitalised(value) })),
        )}
        onChange={(value) => choose({ license: licenses.find((one) => one === value) ?? '' })}
      />
      <NativeSelect
        label="Expiry"
        value={choice.end}
        options={withAny(
          'Any time',
          clientEnds.map((value) => ({ value, label: endWords[value] })),
        )}
        onChange={(value) => choose({ end: clientEnds.find((one) => one === value) ?? '' })}
      />
      <NativeSelect
        label="Owner"
        value={choice.owner}
        options={withAny('Everybody', [
          ...owners.map(({ id, name }) => ({ value: id, label: name })),
          { value: noOwner, label: 'Nobody' },
        ])}
        onChange={(owner) => choose({ owner })}
      />
    </section>
  );
}

function withAny(label: string, options: readonly { value: string; label: string }[]) {
  return [{ value: '', label }, ...options];
}

import { SelectField } from '@caliper/ui/select-field.tsx';
import type { Company } from './companies.queries.ts';

interface CompanySelectProps {
  companies: readonly Company[];
  value: Company | undefined;
  onChoose: (company: Company) => void;
}

export function CompanySelect({ companies, value, onChoose }: CompanySelectProps) {
  const choose = (id: string) => {
    const company = companies.find((one) => String(one.id) === id);
    if (company) onChoose(company);
  };
  return (
    <SelectField
      label="Choose a company"
      placeholder="Type a name"
      value={value ? String(value.id) : ''}
      options={companies.map(({ id, company }) => ({ value: String(id), label: company }))}
      onChange={choose}
    />
  );
}

import { type ReportIcon as IconName, icons } from '@caliper/contract/catalogue/catalogue.values.ts';
import { RadioGroup } from '@caliper/ui/radio-group.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';

interface IconGridProps {
  value: IconName;
  onChange: (icon: IconName) => void;
}

const options = icons.map((name) => ({ value: name, label: name, drawing: <ReportIcon name={name} /> }));

export function IconGrid({ value, onChange }: IconGridProps) {
  return <RadioGroup label="Icon" look="tiles" value={value} options={options} onChange={onChange} />;
}

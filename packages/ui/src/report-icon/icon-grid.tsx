import { RadioGroup } from '../fields/radio-group.tsx';
import type { ReportIconName } from './drawings.ts';
import { ReportIcon } from './report-icon.tsx';

interface IconGridProps {
  /** In the order shown. */
  names: readonly ReportIconName[];
  value: ReportIconName;
  onChange: (name: ReportIconName) => void;
}

export function IconGrid({ names, value, onChange }: IconGridProps) {
  const options = names.map((name) => ({ value: name, label: name, drawing: <ReportIcon name={name} /> }));
  return <RadioGroup label="Icon" look="tiles" value={value} options={options} onChange={onChange} />;
}

import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import classes from './choice-filter.module.css';

interface OneFilterProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice of exactly one. */
export function OneFilter(props: OneFilterProps) {
  return (
    <div className={classes.filter}>
      <NativeSelect {...props} translate="no" />
    </div>
  );
}

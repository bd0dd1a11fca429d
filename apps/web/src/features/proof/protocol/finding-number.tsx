import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { NumberedFinding } from '../findings.ts';
import classes from './protocol.module.css';

/** The number by which a finding is found in the list and at its block. A tick says that it was accepted. */
export function FindingNumber({ finding }: { finding: NumberedFinding }) {
  const { number, weight, accepted } = finding;
  return (
    <span className={classes.number} data-weight={accepted ? 'accepted' : weight} translate="no">
      {accepted ? <Icon name="check" size={14} /> : number}
    </span>
  );
}

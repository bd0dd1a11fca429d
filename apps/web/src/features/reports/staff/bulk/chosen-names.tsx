import { Button } from '@caliper/ui/actions/button.tsx';
import type { ManagedReport } from '../report-tree.ts';
import classes from './bulk.module.css';

const most = 5;

/** The first of them by name; the others are counted. Some may be hidden by the filter of the list. */
export function NamesOf({ items }: { items: readonly ManagedReport[] }) {
  const rest = items.length - most;
  return (
    <ul className={classes.names}>
      {items.slice(0, most).map((item) => (
        <li key={item.report_id}>{nameOf(item)}</li>
      ))}
      {rest > 0 && <li>and {rest.toLocaleString('en-US')} more</li>}
    </ul>
  );
}

function nameOf({ report_name, report_year, region }: ManagedReport) {
  return (
    <>
      <strong>
        {report_name} - {report_year}
      </strong>
      , {region}
    </>
  );
}

interface LeftOutProps {
  items: readonly ManagedReport[];
  reasons: ReadonlyMap<number, string>;
  onLeaveOut: () => void;
}

/** Those that cannot be changed, each with its reason, and the way on without them. */
export function LeftOut({ items, reasons, onLeaveOut }: LeftOutProps) {
  const these = items.length === 1 ? 'it' : `these ${items.length}`;
  return (
    <div className={classes.leftOut} role="alert">
      <p className="semi">
        {items.length === 1 ? 'One of them stays as it is:' : `${items.length} of them stay as they are:`}
      </p>
      <ul className={classes.reasons}>
        {items.map((item) => (
          <li key={item.report_id}>
            {nameOf(item)}. {reasons.get(item.report_id)}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={onLeaveOut}>
        Leave {these} out
      </Button>
    </div>
  );
}

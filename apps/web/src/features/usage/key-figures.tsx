import { teamUsage as limits } from '@caliper/contract/limits.ts';
import type { ReactNode } from 'react';
import classes from './usage.module.css';
import type { TeamUsage } from './usage.queries.ts';
import { counted } from './usage-words.ts';

/** What the subscription was worth, in six numbers. */
export function KeyFigures({ of }: { of: TeamUsage }) {
  const { seats, subscriptions } = of;
  return (
    <dl className={classes.figures}>
      <Figure value={counted(seats.used)} of={seats.of} label="seats used">
        <Seats {...seats} />
      </Figure>
      <Figure value={counted(seats.idle)} label={`of them idle for ${limits.idleDays} days`} />
      <Figure value={counted(of.reads)} label="chapters read" />
      <Figure value={counted(subscriptions.opened)} of={subscriptions.of} label="subscriptions opened" />
      <Figure value={counted(of.exports)} label="exports and take-aways" />
      <Figure value={counted(of.refused)} label="refused opens" />
    </dl>
  );
}

interface FigureProps {
  value: string;
  of?: number;
  label: string;
  children?: ReactNode;
}

function Figure({ value, of, label, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt className="small quiet">{label}</dt>
      <dd className={classes.value} translate="no">
        {value}
        {of !== undefined && <span className={classes.of}> of {of}</span>}
      </dd>
      {children}
    </div>
  );
}

/** One mark for each seat, as long as there is room for them. */
function Seats({ used, of, idle }: TeamUsage['seats']) {
  if (of < 1 || of > 24) return null;
  const kindOf = (seat: number) => (seat >= used ? 'free' : seat >= used - (idle ?? 0) ? 'idle' : 'used');
  return (
    <div className={classes.seats} aria-hidden="true">
      {Array.from({ length: Math.max(of, used) }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
        <span key={seat} data-is={kindOf(seat)} />
      ))}
    </div>
  );
}

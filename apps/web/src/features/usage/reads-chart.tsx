import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import classes from './usage.module.css';
import type { TeamUsage } from './usage.queries.ts';
import { counted, monthWords, topOf } from './usage-words.ts';

type Months = NonNullable<TeamUsage['months']>;

/** Chapters by month, and below each month how many reports were opened. Screen readers hear a list of sentences. */
export function ReadsChart({ months }: { months: Months }) {
  const top = topOf(Math.max(1, ...months.map(({ reads }) => reads ?? 0)));
  const lines = [4, 3, 2, 1, 0].map((quarter) => (top / 4) * quarter);
  return (
    <div className={classes.chart}>
      <div className={classes.lines} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={classes.line}>
            <span>{line.toLocaleString('en-US')}</span>
          </span>
        ))}
      </div>
      <ol className={classes.months}>
        {months.map((month, index) => (
          <li key={month.month} className={classes.month}>
            <Unseen>{sentenceOf(month)}</Unseen>
            <Tower of={month} top={top} />
            <span className={classes.name} aria-hidden="true">
              {monthWords(month.month, index === 0)}
            </span>
            <span className={classes.reports} aria-hidden="true">
              {counted(month.reports)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const partWords = { from: 'in part', 'to date': 'to date' } as const;

function sentenceOf({ month, reads, reports, part }: Months[number]): string {
  if (reads === null) return `${month}: not told`;
  return `${month}${part ? ` ${partWords[part]}` : ''}: ${counted(reads)} chapters, ${counted(reports)} reports`;
}

function Tower({ of: { reads, part }, top }: { of: Months[number]; top: number }) {
  if (reads === null)
    return (
      <span className={classes.tower} aria-hidden="true">
        <span className={classes.withheld}>not told</span>
      </span>
    );
  return (
    <span className={classes.tower} aria-hidden="true">
      <span className={classes.count} data-part={part ?? undefined}>
        {part ? partWords[part] : counted(reads)}
      </span>
      <span
        className={classes.bar}
        data-part={part ?? undefined}
        style={{ height: `${(reads / top) * 100}%` }}
      />
    </span>
  );
}

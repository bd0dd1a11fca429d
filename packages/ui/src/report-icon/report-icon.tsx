import { drawings, type ReportIconName } from './drawings.ts';
import classes from './report-icon.module.css';

interface ReportIconProps {
  name: ReportIconName;
  size?: number;
  /** Only where no title beside it says the same. */
  label?: string;
}

/** Larger than its grid, a line grows slower than the drawing, or it would look heavy. */
const largeSize = 40;

export function ReportIcon({ name, size = 32, label }: ReportIconProps) {
  const { lines, accent } = drawings[name];
  return (
    <svg
      className={classes.icon}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      strokeWidth={size > largeSize ? 1.2 : 1.5}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={lines} />
      <path className={classes.accent} d={accent} />
    </svg>
  );
}

import { drawings, type ReportIconName } from './drawings.ts';
import classes from './report-icon.module.css';

interface ReportIconProps {
  name: ReportIconName;
  size?: number;
}

/** Above this size, lines grow slower than the drawing, or they would look heavy. */
const largeSize = 40;

export function ReportIcon({ name, size = 32 }: ReportIconProps) {
  const { lines, accent } = drawings[name];
  return (
    <svg
      className={classes.icon}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      strokeWidth={size > largeSize ? 1.2 : 1.5}
      focusable="false"
      aria-hidden="true"
    >
      <path d={lines} />
      <path className={classes.accent} d={accent} />
    </svg>
  );
}

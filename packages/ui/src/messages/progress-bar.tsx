import classes from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null if it is unknown how long it will take. */
  value: number | null;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(value * 100);
  return (
    <span
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': percent })}
    >
      <span
        className={classes.bar}
        data-unknown={percent === null || undefined}
        style={{ width: percent === null ? '100%' : `${percent}%` }}
      />
    </span>
  );
}

import classes from './logo.module.css';

/** A caliper's beam with its two jaws; the jaw that moves is the one that measures. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      className={classes.mark}
      width={size}
      height={(size * 20) / 24}
      viewBox="0 0 24 20"
      fill="none"
      strokeWidth={1.6}
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes.jaw} d="M14 5.7v7.3l4.6 5V5.7" />
      <path d="M1.4 1.4h21.2v4.3H1.4Z" />
      <path d="M4.3 5.7v12.3l4.7-5V5.7" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline gap10 ink">
      <LogoMark />
      <span className={classes.name} translate="no">
        {name}
      </span>
    </span>
  );
}

import classes from './scale.module.css';

/** The ruler: our one ornament, under the tagline and under a chapter's title and nowhere else. */
export function Scale() {
  return <div className={classes.scale} aria-hidden="true" />;
}

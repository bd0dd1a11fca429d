import classes from './scale.module.css';

/** The ruler: our only ornament, used under the tagline and chapter titles and nowhere else. */
export function Scale() {
  return <div className={classes.scale} aria-hidden="true" />;
}

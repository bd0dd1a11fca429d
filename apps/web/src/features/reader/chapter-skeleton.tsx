import column from './chapter-face.module.css';
import classes from './chapter-skeleton.module.css';

const lines = ['96%', '92%', '99%', '88%', '94%', '61%', '97%', '90%', '95%', '70%'];

/** The outline of a chapter that is loading. */
export function ChapterSkeleton() {
  return (
    <div className={`${column.edges} ${classes.skeleton}`} role="status" aria-label="Loading the chapter">
      <span className={classes.place} />
      <span className={classes.title} />
      <span className={classes.scale} />
      {lines.map((width) => (
        <span key={width} className={classes.line} style={{ width }} />
      ))}
    </div>
  );
}

import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import classes from './news-feed.module.css';

const items = ['first', 'second', 'third'];

export function NewsSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Loading news">
      {items.map((item) => (
        <div key={item} className={classes.shape}>
          <span className={classes.line} />
          <span className={classes.line} />
          <span className={classes.line} />
        </div>
      ))}
    </div>
  );
}

export function NewsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <FieldError>The news did not load. {messageOf(error)}</FieldError>
      <Button size="sm" icon="reload" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

import { Bones } from '@caliper/ui/messages/bone.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { FileList } from './file-list.tsx';
import classes from './take-away.module.css';
import { useFiles } from './use-files.ts';

/** What the person has had made, and what is being made. */
export function FilesPage() {
  return (
    <div className="page">
      <h1>Your files</h1>
      <Files />
    </div>
  );
}

const parts = [
  ['46%', 18],
  [220, 14],
] as const;

function Files() {
  const { files, error, retry } = useFiles();
  if (error && !files) return <FailedQuery title="Your files did not load" error={error} onRetry={retry} />;
  if (!files) {
    return (
      <div className={`${classes.page} appears`} role="status" aria-label="Loading">
        {[1, 2, 3].map((row) => (
          <div key={row} className={classes.file}>
            <Bones sizes={parts} />
          </div>
        ))}
      </div>
    );
  }
  if (files.length === 0) {
    return (
      <EmptyState drawing={<Icon name="download" size={32} />} title="You have no files yet">
        <p>“Take away” stands in the header of every report and custom report that you can read.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="quiet mt8">
        Files are kept for a day, and are listed for a month so that they can be made again.
      </p>
      <div className={classes.page}>
        <FileList files={files} canRemove />
      </div>
    </>
  );
}

import { Bone, Bones } from '@caliper/ui/messages/bone.tsx';
import classes from './changes.module.css';

interface ChangesSkeletonProps {
  /** Known while the two are being compared, which takes some seconds and happens once. */
  title: string | undefined;
}

/** The shape of the page: its title, two lines, five figures, charts, a table. */
export function ChangesSkeleton({ title }: ChangesSkeletonProps) {
  return (
    <div className={classes.page} role="status" aria-label={title ? undefined : 'Loading the changes'}>
      {title ? (
        <>
          <h1 className={classes.title}>{title}</h1>
          <p className="quiet mt12">The two are being compared. This takes a few seconds, and only once.</p>
        </>
      ) : (
        <Bone size={['60%', 42]} />
      )}
      <div className="grid gap12 mt24 appears">
        <Bones
          sizes={[
            ['70%', 18],
            ['64%', 17],
            ['100%', 84],
            ['30%', 26],
            ['100%', 220],
            ['30%', 25],
            ['100%', 320],
          ]}
        />
      </div>
    </div>
  );
}

import { formatNames } from '@caliper/contract/take-away/take-away.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link } from 'react-router';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { FileList } from './file-list.tsx';
import classes from './take-away.module.css';
import { isUnfinished, removeFile, type TakenFile, takeAgain } from './take-away.queries.ts';
import { useFiles } from './use-files.ts';
import { progressOf, steps, stepWords } from './words.ts';

interface MakingProps {
  /** The one that was asked for last. */
  file: TakenFile;
  onAgain: (fileId: number) => void;
  onClose: () => void;
}

const mostListed = 4;

/** How far the work is, and what is ready. It goes on when this is closed. */
export function Making({ file, onAgain, onClose }: MakingProps) {
  const { files = [] } = useFiles();
  const stop = useSingleMutation<void, TakenFile>({ mutationFn: removeFile, onSuccess: onClose });
  const again = useSingleMutation<TakenFile, TakenFile>({
    mutationFn: takeAgain,
    onSuccess: ({ file_id }) => onAgain(file_id),
  });
  const isMade = !isUnfinished(file);
  const ready = files
    .filter((one) => !isUnfinished(one) && (one !== file || file.state === 'ready'))
    .slice(0, mostListed);
  return (
    <>
      <p className="quiet mb16">
        {isMade
          ? 'Files are kept for a day.'
          : 'You can close this window; a notification says when the file is ready.'}
      </p>
      {file.state !== 'ready' && <Progress file={file} />}
      {ready.length > 0 && (
        <section aria-label="Ready" className="mt16">
          <div className={classes.head}>
            <h3 className="label quiet">Ready</h3>
            <Link className="link small" to={paths.files} onClick={onClose}>
              All your files
            </Link>
          </div>
          <FileList files={ready} first={file.file_id} onAgain={onAgain} />
        </section>
      )}
      <div className={classes.foot}>
        <span className="grow" />
        {file.state === 'failed' && (
          <Button busy={again.isPending} onClick={() => again.mutate(file)}>
            Try again
          </Button>
        )}
        {!isMade && (
          <Button variant="remove" busy={stop.isPending} onClick={() => stop.mutate(file)}>
            Stop
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

function Progress({ file }: { file: TakenFile }) {
  const { name, format, step, done, of, state } = file;
  const at = steps.indexOf(step);
  const hasFailed = state === 'failed';
  return (
    <section className={classes.progress} aria-label={`Making ${name}`}>
      <div className="row spread gap16 mb6">
        <b className="semi anywhere">
          {formatNames[format]}, <span translate="no">{file.title}</span>
        </b>
        {step === 'writing' && of > 0 && !hasFailed && (
          <span className="quiet nowrap">
            {done} of {of}
          </span>
        )}
      </div>
      {!hasFailed && <ProgressBar label={`Making ${name}`} value={progressOf(file)} />}
      <ol className={classes.steps}>
        {steps.map((one, index) => {
          const standing =
            state === 'waiting' || index > at ? 'ahead' : index < at ? 'done' : hasFailed ? 'failed' : 'now';
          return (
            <li key={one} className={classes.step} data-standing={standing}>
              <Icon name={stepIcons[standing]} />
              {standing === 'failed' ? file.remark : stepWords(one, file)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const stepIcons = { ahead: 'clock', done: 'check', failed: 'warning', now: 'reload' } as const;

import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import classes from './take-away.module.css';
import { downloadFile, isUnfinished, removeFile, type TakenFile, takeAgain } from './take-away.queries.ts';
import { fileWords, formatIcons } from './words.ts';

interface FileListProps {
  files: readonly TakenFile[];
  /** The one to be downloaded next. */
  first?: number;
  onAgain?: (fileId: number) => void;
  canRemove?: boolean;
}

/** Files with what can be done with each. */
export function FileList({ files, ...rest }: FileListProps) {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <FileRow key={file.file_id} file={file} {...rest} />
      ))}
    </ul>
  );
}

function FileRow({
  file,
  first,
  onAgain,
  canRemove = false,
}: Omit<FileListProps, 'files'> & { file: TakenFile }) {
  const download = useSingleMutation<void, TakenFile>({ mutationFn: downloadFile, meta: showsOwnError });
  const again = useSingleMutation<TakenFile, TakenFile>({
    mutationFn: takeAgain,
    onSuccess: ({ file_id }) => onAgain?.(file_id),
    meta: showsOwnError,
  });
  const remove = useSingleMutation<void, TakenFile>({ mutationFn: removeFile });
  const isWorking = isUnfinished(file);
  const isThere = file.state === 'ready' && file.remark === '';
  const failure = download.error ?? again.error;
  return (
    <li className={classes.file}>
      <span className={classes.kind}>
        <Icon name={formatIcons[file.format]} />
      </span>
      <span className="grow slim anywhere">
        <span className="block semi" translate="no">
          {file.name}
        </span>
        <span className={`block small ${file.state === 'failed' || failure ? 'bad' : 'quiet'}`}>
          {failure ? messageOf(failure) : fileWords(file, new Date())}
        </span>
      </span>
      <span className={classes.does}>
        {isThere && (
          <Button
            size="sm"
            icon="download"
            variant={file.file_id === first ? 'primary' : 'secondary'}
            busy={download.isPending}
            aria-label={`Download ${file.name}`}
            onClick={() => download.mutate(file)}
          >
            Download
          </Button>
        )}
        {!isWorking && (!isThere || file.outdated) && (
          <Button
            size="sm"
            variant="quiet"
            icon="reload"
            busy={again.isPending}
            aria-label={`Make ${file.name} again`}
            onClick={() => again.mutate(file)}
          >
            Make again
          </Button>
        )}
        {canRemove && (
          <Button
            size="sm"
            variant="remove"
            busy={remove.isPending}
            aria-label={`${isWorking ? 'Stop' : 'Remove'} ${file.name}`}
            onClick={() => remove.mutate(file)}
          >
            {isWorking ? 'Stop' : 'Remove'}
          </Button>
        )}
      </span>
    </li>
  );
}

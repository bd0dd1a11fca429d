import { DragHandle } from '@caliper/ui/actions/drag-handle.tsx';
import { moved } from '@caliper/ui/lists/sortable-rows.ts';
import { useSortable } from '@caliper/ui/lists/use-sortable.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify, notifyFailure } from '../../../lib/notifications.ts';
import { stateWords } from '../bookmarks.ts';
import {
  type Clip,
  type CustomReport,
  reloadCustomReport,
  showCustomReport,
} from '../custom-reports.queries.ts';
import { failureNote } from '../saving.ts';
import classes from './clips.module.css';

interface ClipListProps {
  report: CustomReport;
  /** The id of the clip that is shown. */
  open: number | null;
  pathOf: (clip: Clip) => string;
}

/** Beside the bookmarks: single tables and figures. Their maker puts them in order and takes them out. */
export function ClipList({ report, open, pathOf }: ClipListProps) {
  const { clips, can } = report;
  const { order, remove } = useClipChanges(report);
  const sortable = useSortable({
    names: clips.map(({ title }) => title),
    onMove: (way) => order(moved(clips, way).map(({ clip_id }) => clip_id)),
  });
  if (clips.length === 0) return null;
  return (
    <nav className={classes.clips} aria-label="Clips">
      <h2 className={classes.head}>
        Clips <span className="faint">{clips.length}</span>
      </h2>
      <ol ref={sortable.list} className={classes.list}>
        {clips.map((clip, index) => (
          <li key={clip.clip_id} {...sortable.row(index)} className={classes.row}>
            {can.edit && clips.length > 1 && <DragHandle {...sortable.handle(index)} />}
            <Link
              className={classes.link}
              to={pathOf(clip)}
              aria-current={clip.clip_id === open || undefined}
              state={{ keepsPlace: true }}
            >
              {clip.title}
              {clip.state !== 'readable' && <span className={classes.state}>{clipStateWords(clip)}</span>}
            </Link>
            {can.edit && (
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove ${clip.title}`}
                title="Remove"
                onClick={() => remove(clip)}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </li>
        ))}
      </ol>
      <div aria-live="assertive">
        <Unseen>{sortable.announcement}</Unseen>
      </div>
    </nav>
  );
}

/** Why it cannot be seen at present. */
function clipStateWords({ state, kind }: Pick<Clip, 'state' | 'kind'>): string | null {
  if (state !== 'gone') return stateWords[state];
  return kind === 'table' ? 'Table no longer available' : 'Figure no longer available';
}

function useClipChanges({ c_report_id: id, clips }: CustomReport) {
  const shared = {
    // One after the other, each on the result of the one before.
    scope: { id: `clips ${id}` },
    meta: showsOwnError,
    onError: (error: unknown) => {
      notifyFailure(failureNote(error) ?? '');
      void reloadCustomReport(id);
    },
  };
  const ordering = useSingleMutation({
    ...shared,
    mutationFn: (order: number[]) => call('orderClips', { params: { id }, body: { clips: order } }),
    onSuccess: (report) => void showCustomReport(report),
  });
  const returning = useSingleMutation({
    ...shared,
    mutationFn: (clip: Clip) => returned(id, clip, clips),
    onSuccess: (report) => void showCustomReport(report),
  });
  const removing = useSingleMutation({
    ...shared,
    mutationFn: ({ clip_id }: Clip) => call('removeClip', { params: { id, clip: clip_id } }),
    onSuccess: (report, clip) => {
      void showCustomReport(report);
      const canReturn = clip.state === 'readable';
      notify({
        message: `Clip "${clip.title}" removed`,
        variant: 'success',
        action: canReturn ? { label: 'Undo', run: () => returning.mutate(clip) } : undefined,
      });
    },
  });
  return { order: ordering.mutate, remove: removing.mutate };
}

/** Clipped once more, and put where it was: before those that followed it. */
async function returned(id: number, clip: Clip, before: readonly Clip[]): Promise<CustomReport> {
  const { report_id, chapter_number, block, clip_id } = clip;
  const body = { report_id, chapter_number: chapter_number ?? 0, block };
  const report = await call('addClip', { params: { id }, body });
  const added = report.clips.at(-1)?.clip_id ?? 0;
  const order = before.map((one) => (one.clip_id === clip_id ? added : one.clip_id));
  return call('orderClips', { params: { id }, body: { clips: order } });
}

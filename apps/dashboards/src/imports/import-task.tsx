import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useRef } from 'react';
import { History } from './history.tsx';
import { ImportFields } from './import-fields.tsx';
import type { ImportItem, PastImport } from './imports.queries.ts';
import { Applied, Checking, ImportFailure } from './outcomes.tsx';
import { Preview } from './preview.tsx';
import { Problems } from './problems.tsx';
import { dashboardPath } from './target.ts';
import { useImportTask, type useStage } from './use-import-task.ts';

interface ImportTaskProps {
  kind: ImportKind;
  items: readonly ImportItem[];
  imports: readonly PastImport[];
}

/** One file, from the form to the dashboard. */
export function ImportTask({ kind, items, imports }: ImportTaskProps) {
  const part = useRef<HTMLDivElement>(null);
  // The button that led back to the form is gone; the focus moves to the form.
  const task = useImportTask(kind, items, () => part.current?.focus());
  const isDeciding = task.importId !== null;
  return (
    <>
      <div ref={part} tabIndex={-1}>
        <Step kind={kind} items={items} task={task} />
      </div>
      {/* Hidden while a file is to be applied or discarded: nothing else should be done then. A change in the history
      may concern the import that was applied here. */}
      {!isDeciding && <History kind={kind} imports={imports} onChanged={task.again} />}
    </>
  );
}

type Task = ReturnType<typeof useImportTask>;

function Step({ kind, items, task }: Pick<ImportTaskProps, 'kind' | 'items'> & { task: Task }) {
  const { form, setForm, target, applied, importId, stage, change, problems } = task;
  const { renewed, submit, again, backToForm } = task;
  if (applied !== null && target)
    return <Applied target={target} path={dashboardPath(kind, applied, target)} onAnother={again} />;
  if (stage.staged && importId !== null && target) {
    const { comparedWith } = renewed ?? {};
    const decide = (wish: 'apply' | 'discard') => change.make({ importId, change: wish, comparedWith });
    const { problem, isGone, pending } = change;
    const differences = renewed ?? stage.staged;
    return (
      <Preview {...{ differences, target, problem, isGone, pending }} onChange={decide} onBack={backToForm} />
    );
  }
  return (
    <ImportFields
      {...{ kind, items, form, problems }}
      onChange={setForm}
      outcome={<Outcome stage={stage} />}
      busy={stage.isPending}
      onSubmit={submit}
    />
  );
}

/** The progress of the file, or why it was refused. */
function Outcome({ stage }: { stage: ReturnType<typeof useStage> }) {
  if (stage.isPending) return <Checking part={stage.part} onCancel={stage.cancel} />;
  if (stage.error) return <ImportFailure error={stage.error} />;
  return stage.staged ? <Problems staged={stage.staged} /> : null;
}

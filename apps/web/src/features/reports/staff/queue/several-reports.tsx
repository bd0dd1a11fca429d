import { bulk, largestUpload } from '@caliper/contract/limits.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { FileField } from '@caliper/ui/fields/file-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLeaveQuestion } from '../../../../lib/forms/leave-question.tsx';
import { EditionFields } from '../edition-fields.tsx';
import { PackageHelp } from '../package-help.tsx';
import { PlaceFields } from '../place-fields.tsx';
import { ReleaseChoice } from '../release-choice.tsx';
import classes from '../report-upload.module.css';
import { packageNames, type UploadForm } from '../upload-form.ts';
import { sortFiles } from './chosen-files.ts';
import { type Entry, isUnderWay, missingIn } from './queue-entry.ts';
import { QueueList } from './queue-list.tsx';
import { lackingWords, leaveWords, progressWords } from './queue-words.ts';
import type { UploadQueue } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

interface SeveralReportsProps {
  thisYear: number;
  /** What was entered for one report. */
  form: UploadForm;
  files: readonly File[];
  onOne: () => void;
}

/** Several packages at once: what all of them have in common, and a queue in which each has its own result. */
export function SeveralReports({ thisYear, form, files, onOne }: SeveralReportsProps) {
  const queue = useUploadQueue(form);
  const entries = useStore(queue.store, (state) => state.entries);
  const { problems, add } = useAdding(queue, form.file ? [form.file, ...files] : files);
  const unfinished = entries.filter(({ stage }) => stage.is !== 'done');
  const { ask, question } = useLeaveQuestion(unfinished.length > 0, { words: leaveWords(entries) });
  return (
    <div className={classes.form}>
      <p className="quiet">
        Packages are sent two at a time, and each has its own result. What you enter here counts for all of
        them; a package can have details of its own.
      </p>
      <CommonFields queue={queue} thisYear={thisYear} />
      <PackageHelp />
      <FileField
        label="Packages"
        hint={`ZIPs of chapters, or Word files (.docx). At most ${bulk.packages}, each at most ${largestUpload}.`}
        accept={packageNames}
        value={null}
        onChange={(file) => file && add([file])}
        onSeveral={add}
        speaksOfMany
      />
      <ReleaseChoice />
      {problems.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
      {entries.length > 0 && <QueueList queue={queue} thisYear={thisYear} />}
      <Start queue={queue} entries={entries} onOne={() => ask(onOne)} />
      {question}
    </div>
  );
}

/** The files that brought the person here are added once. */
function useAdding(queue: UploadQueue, first: readonly File[]) {
  const [problems, setProblems] = useState<string[]>([]);
  const add = (files: readonly File[]) => {
    const present = queue.store.getState().entries.map(({ file }) => file);
    const sorted = sortFiles(files, present);
    queue.add(sorted.taken);
    setProblems(sorted.problems);
  };
  const begin = useRef(() => add(first));
  useEffect(() => begin.current(), []);
  return { problems, add };
}

function CommonFields({ queue, thisYear }: { queue: UploadQueue; thisYear: number }) {
  const defaults = useStore(queue.store, (state) => state.defaults);
  const { categoryId, subCategoryId } = defaults;
  return (
    <>
      <div className="pair gap24">
        <PlaceFields
          categoryId={categoryId}
          subCategoryId={subCategoryId}
          none="None"
          errors={{}}
          onChange={queue.setDefaults}
        />
      </div>
      <EditionFields
        thisYear={thisYear}
        form={{ ...defaults, title: '' }}
        errors={{}}
        onYear={(year) => queue.setDefaults({ year })}
        change={({ title: _, ...part }) => queue.setDefaults(part)}
        hints={{ description: 'For every package without a description of its own.' }}
      />
    </>
  );
}

interface StartProps {
  queue: UploadQueue;
  entries: readonly Entry[];
  onOne: () => void;
}

function Start({ queue, entries, onOne }: StartProps) {
  const defaults = useStore(queue.store, (state) => state.defaults);
  const waiting = entries.filter(({ stage }) => stage.is === 'waiting');
  const ready = waiting.filter((one) => missingIn(defaults, one) === '');
  const isRunning = entries.some(isUnderWay);
  const count = ready.length === 1 ? '1 report' : `${ready.length} reports`;
  return (
    <div className="stack gap8">
      <p role="status">{progressWords(entries)}</p>
      {isRunning && <strong className="ink semi">{uploadTexts.stay}</strong>}
      {waiting.length > ready.length && (
        <p className="quiet">{lackingWords(waiting.length - ready.length)}</p>
      )}
      <div className="flex wrap gap8">
        <Button variant="primary" icon="upload" refused={ready.length === 0} onClick={queue.start}>
          {ready.length === 0 ? 'Upload' : `Upload ${count}`}
        </Button>
        <Button variant="quiet" onClick={onOne}>
          Upload one report
        </Button>
      </div>
    </div>
  );
}

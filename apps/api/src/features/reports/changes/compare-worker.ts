import type { ReportChanges } from '@caliper/contract/changes.schemas.ts';
import { answerTasks } from '../../../platform/worker/in-worker.ts';
import { type Beside, beside } from './beside/beside.ts';
import { changes } from './changes.ts';
import type { Reading } from './reading.ts';
import { type SenseOptions, sense } from './sense/sense.ts';
import type { SenseFinding } from './sense/sense-finding.ts';

export type CompareTask =
  | { kind: 'changes' | 'beside'; before: Reading; after: Reading }
  | { kind: 'sense'; reading: Reading; options: SenseOptions };

export type CompareAnswer = ReportChanges | Beside | SenseFinding[] | Error;

function answer(task: CompareTask): CompareAnswer {
  try {
    if (task.kind === 'sense') return sense(task.reading, task.options);
    return task.kind === 'changes' ? changes(task.before, task.after) : beside(task.before, task.after);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

answerTasks(answer);

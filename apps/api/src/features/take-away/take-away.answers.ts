import type { Answer } from '@caliper/contract/endpoints.ts';
import { takeAway as limits } from '@caliper/contract/limits.ts';
import { problems } from '@caliper/contract/problems.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { fileName } from './file-names.ts';
import type { FileRow } from './files.store.ts';

/** Until when it can be downloaded; null until it is ready. */
export function keptUntil({ ready_at }: Pick<FileRow, 'ready_at'>): Date | null {
  return ready_at && new Date(ready_at.getTime() + limits.keptHours * 3_600_000);
}

export function isOver(row: FileRow, now: Date): boolean {
  const until = keptUntil(row);
  return row.state === 'over' || (row.state === 'ready' && until !== null && until <= now);
}

export function toTakenFile(
  row: FileRow,
  { now, remark }: { now: Date; remark: string },
): Answer<'takenFile'> {
  const until = keptUntil(row);
  const over = isOver(row, now);
  return {
    file_id: row.file_id,
    kind: row.kind,
    title: row.title,
    name: fileName(row),
    format: row.format,
    path: row.path,
    state: over ? 'over' : row.state,
    step: row.step,
    done: row.done,
    of: row.steps,
    entries: row.kind === 'report' || row.kind === 'custom-report' ? row.entries.length : null,
    bytes: row.bytes,
    at: epochSeconds(row.asked_at),
    keptUntil: until && epochSeconds(until),
    outdated: row.outdated && row.state !== 'waiting' && row.state !== 'working',
    remark: remark || row.failure,
  };
}

/** What is said of work that failed for no reason that its owner could know. */
export const failedSentence = problems.internal.detail;

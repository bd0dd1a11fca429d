import type { Answer } from '@caliper/contract/endpoints.ts';
import { reportsCalls } from '@caliper/contract/reports/reports.calls.ts';
import { onceScope } from '../../http/endpoints.ts';
import { findRun } from '../../platform/once/once.ts';
import type { Db } from '../../platform/postgres/postgres.ts';

/** Tells a person what became of an upload of theirs, so that a lost answer does not mean sending everything again. */
export function createUploadResult(db: Db) {
  return async (userId: string, key: string): Promise<Answer<'uploadResult'>> => {
    const { uploadReport, uploadReportNoWriteup } = reportsCalls;
    const scopes = [uploadReport, uploadReportNoWriteup].map((call) => onceScope(call, userId));
    const run = await findRun(db, scopes, key);
    if (run.state === 'done') return { state: 'done', answer: run.answer as Answer<'uploadReport'> };
    return { state: run.state === 'running' ? 'reading' : 'unknown', answer: null };
  };
}

export type UploadResult = ReturnType<typeof createUploadResult>;

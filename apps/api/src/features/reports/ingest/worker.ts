import { answerTasks } from '../../../platform/worker/in-worker.ts';
import type { Ingested, IngestRequest } from './content.ts';
import { readPackage } from './read-package.ts';

/** `code` is set for system errors such as a full disk, and null for a failure to read the package. */
export type Answer = Ingested | { error: Error; code: string | null };

async function answer(request: IngestRequest): Promise<Answer> {
  try {
    return await readPackage(request);
  } catch (error) {
    // An error sent to another process keeps only its message.
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : null;
    return { error: error instanceof Error ? error : new Error(String(error)), code };
  }
}

answerTasks(answer);

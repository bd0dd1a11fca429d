import { parentPort } from 'node:worker_threads';
import type { Ingested, IngestRequest } from './content.ts';
import { readPackage } from './read-package.ts';

/** `code` is of the machine: it tells a full disk or a lost folder from a package that we stumbled over. */
export type Answer = Ingested | { error: Error; code: string | null };

async function answer(request: IngestRequest): Promise<Answer> {
  try {
    return await readPackage(request);
  } catch (error) {
    // On its way to another thread an error keeps nothing but its words.
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : null;
    return { error: error instanceof Error ? error : new Error(String(error)), code };
  }
}

parentPort?.on('message', async (request: IngestRequest) => {
  parentPort?.postMessage(await answer(request));
});

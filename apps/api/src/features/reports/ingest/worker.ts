import { parentPort } from 'node:worker_threads';
import type { Ingested, IngestRequest } from './content.ts';
import { readPackage } from './read-package.ts';

/** `isMachine` tells a full disk or a lost folder from a package that we stumbled over. */
export type Answer = Ingested | { error: Error; isMachine: boolean };

async function answer(request: IngestRequest): Promise<Answer> {
  try {
    return await readPackage(request);
  } catch (error) {
    const isMachine = error instanceof Error && 'syscall' in error;
    return { error: error instanceof Error ? error : new Error(String(error)), isMachine };
  }
}

parentPort?.on('message', async (request: IngestRequest) => {
  parentPort?.postMessage(await answer(request));
});

/** A signed-in person who keeps working: in a worker thread, so as not to wait for the troublemakers. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Working {
  waits: number[];
  disturbed: number;
}

const pauseMs = 20;
const { url, token } = workerData as { url: string; token: string };
const headers = { authorization: `Bearer ${token}` };
let isEnded = false;
if (parentPort) once(parentPort, 'message').then(() => (isEnded = true));

const working: Working = { waits: [], disturbed: 0 };
while (!isEnded) {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  working.waits.push(performance.now() - begun);
  if (answer.status !== 200) working.disturbed += 1;
  await delay(pauseMs);
}
parentPort?.postMessage(working);

import { fromKysely, PgBoss } from 'pg-boss';
import type { Job, Jobs } from './jobs.ts';

const retries = { retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };
const retryLimit = 5;

/** Jobs in the same PostgreSQL: each is run by one node at a time and retried if it fails. */
export function pgBossJobs(url: string, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({ connectionString: url, application_name: 'caliper-jobs', max: 3 });
  boss.on('error', onError);

  async function serve(job: Job): Promise<void> {
    const options = { ...retries, retryLimit: job.retryLimit ?? retryLimit };
    await boss.createQueue(job.name, options);
    // Creating leaves a queue that already exists as it is.
    await boss.updateQueue(job.name, options);
    await boss.work(job.name, { batchSize: 1, pollingIntervalSeconds: 1 }, async ([taken]) => {
      await job.run((taken?.data ?? {}) as object).catch((cause: unknown) => {
        // It is retried, but the library itself says nothing.
        onError(new Error(`The job ${job.name} failed`, { cause }));
        throw cause;
      });
    });
    if (job.schedule) await boss.schedule(job.name, job.schedule);
  }

  return {
    async enqueue(tx, job, data) {
      await boss.send(job.name, data, { db: fromKysely(tx) });
    },
    async start(jobs) {
      await boss.start();
      for (const job of jobs) await serve(job);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 3000 });
    },
  };
}

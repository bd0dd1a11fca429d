import type { Job } from '../platform/jobs/jobs.ts';
import type { Route } from './endpoints.ts';

/** A feature put together. Its wiring adds `services` if the server or other features use some of them. */
export interface Feature {
  routes: Route[];
  jobs?: Job[];
  /** Called once the jobs run. */
  start?(): Promise<void>;
  stop?(): Promise<void>;
}

import type { Actor } from '../src/platform/audit/audit.ts';

/** The audit log's name for changes by the demo data. */
export const demoActor: Actor = { id: null, name: 'demo data', address: null, requestId: null };

import type { Actor } from '../src/platform/audit/audit.ts';

/** Whom the audit log names for what the demo data did. */
export const demoActor: Actor = { id: null, name: 'demo data', address: null, requestId: null };

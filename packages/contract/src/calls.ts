import { identityCalls } from './identity/identity.calls.ts';
import { systemCalls } from './system/system.calls.ts';

/** Every call by its name: method and path only, light enough for the browser's first load. */
export const calls = { ...identityCalls, ...systemCalls };

export type CallName = keyof typeof calls;

import type { Viewer } from '../access/viewer.ts';

/** A standard, enabled customer with a running subscription, except for what the test overrides. */
export function makeViewer(over: Partial<Viewer> = {}): Viewer {
  return {
    sessionId: '00000000-0000-4000-8000-000000000001',
    userId: '00000000-0000-4000-8000-000000000002',
    email: 'reader@meridian.example',
    name: 'Rita Reader',
    role: 'standard',
    lead: false,
    enabled: true,
    special: null,
    usergroupId: 1,
    company: 'Meridian Surgical',
    provider: false,
    expiry: null,
    signedInAt: new Date('2026-06-01T11:59:00Z'),
    now: new Date('2026-06-01T12:00:00Z'),
    ...over,
  };
}

import type { Endpoint } from '@caliper/contract/endpoint.ts';
import { type ProblemCode, problems } from '@caliper/contract/problems.ts';
import type { Principal } from '@caliper/contract/roles.ts';
import { wantsToken } from '../endpoints.ts';

/** Problems that any call can answer with; listed once, at the beginning. */
export const anyCall: readonly ProblemCode[] = [
  'bad-request',
  'not-found',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'unavailable',
  'storage-full',
];

/** Every problem of one call: those of access and schemas, and its own. */
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const all = new Set<ProblemCode>([...refusals(endpoint.who), ...endpoint.problems]);
  if (endpoint.once) all.add('repeated-with-changes');
  if (endpoint.body) all.add('invalid-fields');
  return [...all].sort((one, other) => problems[one].status - problems[other].status);
}

function refusals(who: readonly Principal[]): ProblemCode[] {
  if (!wantsToken(who)) return [];
  if (who.includes('signed-in')) return ['signed-out'];
  const standing: ProblemCode[] = ['signed-out', 'not-enabled', 'company-expired'];
  return who.includes('user') || who.includes('owner') ? standing : [...standing, 'forbidden'];
}

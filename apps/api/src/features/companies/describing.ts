import type { Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { changedFields } from '../../http/changed.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { findOwner, lockDescription, saveDescription } from './companies.store.ts';

/** Changes a company's name, its description and who looks after it; only what is sent. */
export async function describeCompany(
  tx: Tx,
  viewer: Viewer,
  id: number,
  { before = {}, ...wanted }: Body<'describeCompany'>,
  origin: Origin,
): Promise<void> {
  const row = await lockDescription(tx, id);
  if (!row) throw new ProblemError('not-found');
  const now = { company: row.company, description: row.description, owner: row.owner_id };
  const next = changedFields(now, before, wanted, { owner: row.owner ?? 'nobody' });
  const changed = (['company', 'description', 'owner'] as const).filter((name) => next[name] !== now[name]);
  if (changed.length === 0) return;
  if (next.owner !== null && next.owner !== now.owner && !(await findOwner(tx, next.owner)))
    throw new ProblemError('owner-unknown', { field: 'owner' });
  const { company, description } = next;
  await saveDescription(tx, id, { company, description, owner_id: next.owner });
  const only = (values: typeof now) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  await record(tx, {
    actor: viewerAsActor(viewer, origin),
    action: 'company described',
    subject: `company:${id}`,
    // The owner by id: a name would outlive the person (0018).
    from: only(now),
    to: only(next),
  });
}

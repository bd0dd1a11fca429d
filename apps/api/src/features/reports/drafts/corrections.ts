import { randomBytes } from 'node:crypto';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../../platform/postgres/tables.ts';
import type { ItemDetails } from '../../catalogue/index.ts';
import type { Correction, Place, Right } from '../ingest/corrections/correction.ts';
import { findCurrentVersion } from '../reports.store.ts';
import { findDraftOf } from './drafts.store.ts';

/** What was put right before goes along to the next package of the same report. */
export async function correctionsBefore(
  db: Db,
  past: ItemRow | undefined,
  details: ItemDetails,
): Promise<Correction[]> {
  const draft = await findDraftOf(db, past?.item_id ?? null, details);
  const corrections = draft?.corrections ?? (past && (await correctionsOf(db, past.item_id))) ?? [];
  return corrections.map((one) => ({ ...one, again: true }));
}

async function correctionsOf(db: Db, reportId: number): Promise<Correction[]> {
  const current = await findCurrentVersion(db, reportId);
  return (current?.corrections ?? []) as unknown as Correction[];
}

/** A block has one correction: another one adds to it. */
export function withCorrection(
  corrections: readonly Correction[],
  place: Place,
  body: Body<'correctDraft'>,
  { by, at }: Pick<Correction, 'by' | 'at'>,
): Correction[] {
  const isThis = (one: Correction) => one.place?.block === place.block && one.place.chapter === place.chapter;
  const before = corrections.find(isThis);
  const { key = randomBytes(9).toString('base64url'), read = null } = before ?? {};
  const right = { ...rightOf(before), ...rightOf(body) };
  const one: Correction = { key, place, read, again: false, by, at, ...right };
  return [...corrections.filter((other) => !isThis(other)), one];
}

function rightOf({ caption, headRows, unit, leftOut }: Right = {}): Right {
  return {
    ...(caption !== undefined && { caption }),
    ...(headRows !== undefined && { headRows }),
    ...(unit !== undefined && { unit }),
    ...(leftOut && { leftOut }),
  };
}

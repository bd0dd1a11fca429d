import type { Tx } from '../../platform/postgres/postgres.ts';
import { notify } from './notify.ts';

interface Released {
  reportId: number;
  versionId: number;
  /** Who released it: they are not told. */
  actorId?: string | null;
  /** For readers. */
  note?: string;
  /** Whether figures of past years differ from the version before. */
  isRestated?: boolean;
}

/** For whoever releases a version: its readers are told once, however often that version becomes the current one. */
export async function versionReleased(tx: Tx, { reportId, versionId, ...release }: Released): Promise<void> {
  const { isRestated = false, note = '', actorId = null } = release;
  const occasion = occasionOf(reportId, versionId);
  // Under whatever name it was told: what was restated once is a version like others when it comes back.
  const told = await tx
    .selectFrom('notification_events')
    .select('event_id')
    .where('kind', 'in', ['version-released', 'figures-restated'])
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  if (told) return;
  await notify(tx, {
    kind: isRestated ? 'figures-restated' : 'version-released',
    about: reportId,
    to: { subscribersOf: reportId },
    actorId,
    message: note,
    occasion,
  });
}

interface First extends Pick<Released, 'reportId' | 'versionId' | 'actorId'> {
  /** Whether there is an earlier edition of it. */
  isEdition: boolean;
}

/** For whoever brings out a report: it is news to those who have another edition, and to its followers. */
export function reportReleased(tx: Tx, { reportId, versionId, actorId, isEdition }: First): Promise<void> {
  return notify(tx, {
    kind: isEdition ? 'new-edition' : 'report-added',
    about: reportId,
    to: isEdition ? { subscribersOfLineOf: reportId } : { people: [] },
    actorId: actorId ?? null,
    occasion: occasionOf(reportId, versionId),
  });
}

function occasionOf(reportId: number, versionId: number): string {
  return `${reportId}:${versionId}`;
}

/** The version that an event is about, if it is about one. */
export function versionIn(occasion: string | null): number | null {
  const [, version] = occasion?.match(/^\d+:(\d+)$/) ?? [];
  return version === undefined ? null : Number(version);
}

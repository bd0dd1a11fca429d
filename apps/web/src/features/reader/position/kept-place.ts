import type { Answer } from '@caliper/contract/endpoints.ts';
import { latestClientState, remember, useClientState } from '../../../lib/remembered/client-state.ts';
import type { Subject } from '../reader-address.ts';

/** Where the person was: the id of the entry, and the scroll position. */
export interface Place {
  chapter: number;
  y: number;
  /** The id of the first block in sight. */
  block?: string | undefined;
}

type Kept = Pick<Subject, 'kind' | 'id'>;

export function keptPlace({ kind, id }: Kept): Place | null {
  return useClientState.getState()[kind].positions[id] ?? null;
}

export function keepPlace({ kind, id }: Kept, { chapter, y, block }: Place): void {
  const { positions } = latestClientState()[kind];
  rememberAll(kind, { ...positions, [id]: { chapter, y: Math.round(y), ...(block && { block }) } });
}

export function dropPlace({ kind, id }: Kept): void {
  const { [id]: _dropped, ...others } = latestClientState()[kind].positions;
  rememberAll(kind, others);
}

function rememberAll(kind: Subject['kind'], positions: Record<string, Place>): void {
  remember(kind, { ...useClientState.getState()[kind], positions });
}

/** As the server knows it, from whatever device. */
export type KnownPlace = Pick<NonNullable<Answer<'readingPlace'>>, 'entry' | 'block'>;

/** The server knows of all devices; what this browser remembers is more exact if nothing has happened elsewhere. */
export function latestPlace(kept: Place | null, known: KnownPlace | null | undefined): Place | null {
  if (!known) return kept;
  const isSame = kept?.chapter === known.entry && (known.block === null || known.block === kept.block);
  return isSame ? kept : { chapter: known.entry, y: 0, block: known.block ?? undefined };
}

/**
 * A person who opens a report at its beginning but was further on is offered that place. Otherwise the address wins.
 */
export function offeredPlace(kept: Place | null, opened: number, entries: readonly number[]): Place | null {
  if (!kept || opened !== entries[0] || kept.chapter === opened) return null;
  return entries.includes(kept.chapter) ? kept : null;
}

/** A report opened at the chapter where the person was, as by a reload, restores the scroll position. */
export function startingHeight(kept: Place | null, opened: number): number {
  return kept?.chapter === opened ? kept.y : 0;
}

import { createHash } from 'node:crypto';
import { usage as limits } from '@caliper/contract/limits.ts';
import type { UsageKind } from '@caliper/contract/usage/usage.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type Db, isUnavailable } from '../../platform/postgres/postgres.ts';
import { insertEvents, type NewEvent } from './events.store.ts';

/** Something that a person did. */
export interface Used {
  kind: UsageKind;
  itemId?: number | null;
  /** The chapter, the format, the reason, the words of a search. */
  detail?: string | number;
  /** Of a search. */
  answers?: number;
}

/** Takes note of it. Costs a reader nothing: it neither waits nor fails. */
export type RecordUsage = (viewer: Viewer, used: Used) => void;

interface RecorderNeeds {
  db: Db;
  logFailure: (error: unknown) => void;
}

interface Pending {
  viewer: Viewer;
  used: Used;
  /** Null for what counts each time. */
  once: string | null;
}

const flushMs = 1000;
const retryMs = 5000;
/** Each of these costs some hundred bytes. What comes while the database has been away for long is not counted. */
const mostPending = 20_000;
const mostAtOnce = 2000;
const mostTries = 3;
/** Of this node; beyond it, the database finds out what it has. */
const mostKnown = 50_000;

/** Collects what people do and writes it once a second, so that whoever dies loses no more than that. */
export function createRecorder({ db, logFailure }: RecorderNeeds) {
  let pending: Pending[] = [];
  let known = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let tries = 0;

  function plan(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, milliseconds).unref();
  }

  async function writeAll(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.slice(0, mostAtOnce);
      await insertEvents(db, batch.map(toRow));
      tries = 0;
      pending = pending.slice(batch.length);
    }
  }

  function whenFailed(error: unknown): void {
    logFailure(error);
    tries += 1;
    // What the database refuses again and again must not hold up the rest.
    if (tries >= mostTries && !isUnavailable(error)) {
      pending = pending.slice(mostAtOnce);
      tries = 0;
    }
    if (pending.length > 0) plan(retryMs);
  }

  function flush(): Promise<void> {
    writing ??= writeAll()
      .catch(whenFailed)
      .finally(() => {
        writing = undefined;
        if (pending.length > 0) plan(flushMs);
      });
    return writing;
  }

  const record: RecordUsage = (viewer, used) => {
    if (!isCounted(viewer) || pending.length >= mostPending) return;
    const once = onceOf(viewer, used);
    if (once !== null) {
      if (known.has(once)) return;
      if (known.size >= mostKnown) known = new Set();
      known.add(once);
    }
    pending.push({ viewer, used, once });
    plan(flushMs);
  };

  return {
    record,
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await writing;
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Only what clients do is usage: staff read to help, to proof and to sell. */
function isCounted({ role, special, provider, watchedBy }: Viewer): boolean {
  return !watchedBy && role === 'standard' && special === null && !provider;
}

const visitMs = limits.visitSeconds * 1000;
const dayMs = 86_400_000;

/** What counts once in a while has a name that is the same on every node. */
function onceOf({ userId, now }: Viewer, { kind, itemId, detail }: Used): string | null {
  if (kind === 'export') return null;
  const slot = Math.floor(now.getTime() / (kind === 'read' ? dayMs : visitMs));
  return `${kind} ${slot} ${itemId ?? ''} ${userId} ${detail ?? ''}`;
}

function toRow({ viewer, used, once }: Pending): NewEvent {
  return {
    usergroup_id: viewer.usergroupId,
    user_id: viewer.userId,
    kind: used.kind,
    item_id: used.itemId ?? null,
    // A text of the database has no such character.
    detail: String(used.detail ?? '').replaceAll('\0', ''),
    answers: used.answers ?? null,
    once: once && createHash('sha256').update(once).digest().readBigInt64BE().toString(),
  };
}

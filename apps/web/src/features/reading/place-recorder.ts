import { ApiError } from '@caliper/contract/client/api-error.ts';
import type { Body, Input } from '@caliper/contract/endpoints.ts';

type Subject = Input<'keepReadingPlace'>['params'];

/** Where the person is. */
type SeenPlace = Pick<Body<'keepReadingPlace'>, 'entry' | 'version' | 'block'>;

interface Pending {
  subject: Subject;
  place: SeenPlace;
  /** When the person was there. */
  at: number;
  read: Set<number>;
}

export type SendPlace = (
  subject: Subject,
  body: Omit<Body<'keepReadingPlace'>, 'ago'> & { ago: number },
  isLeaving: boolean,
) => Promise<unknown>;

/** As it is kept for a page that comes after this one. */
export type UnsentPlace = SeenPlace & { at: number; read: number[] };

interface RecorderNeeds {
  send: SendPlace;
  /** In milliseconds, of a clock that goes on while the computer sleeps. */
  now: () => number;
  later: (run: () => void, milliseconds: number) => void;
  /** What the server has not confirmed, by kind and id; it outlives the page. */
  kept: {
    list: () => Record<string, UnsentPlace>;
    /** Null: there is nothing left to confirm. */
    put: (key: string, place: UnsentPlace | null) => void;
  };
}

const waitMilliseconds = 5000;
const retryMilliseconds = 30_000;

/** Collects where a person is and sends it now and then, so that reading waits for nothing. */
export function createPlaceRecorder({ send, now, later, kept }: RecorderNeeds) {
  const pending = new Map<string, Pending>();
  const sending = new Map<Pending, Promise<void>>();
  let isPlanned = false;
  let isRestored = false;

  /** What a page before this one could not send. */
  function restore(): void {
    if (isRestored) return;
    isRestored = true;
    for (const [key, { at, read, ...place }] of Object.entries(kept.list()))
      pending.set(key, { subject: subjectOf(key), place, at, read: new Set(read) });
  }

  function plan(milliseconds: number): void {
    if (isPlanned) return;
    isPlanned = true;
    later(() => {
      isPlanned = false;
      flush();
    }, milliseconds);
  }

  /** The latest that is known of it, with everything that was read. */
  function keep(key: string): void {
    const all = [...sending.keys(), ...pending.values()].filter(({ subject }) => keyOf(subject) === key);
    const last = all.length > 0 ? all.reduce(joined) : null;
    kept.put(key, last && { ...last.place, at: last.at, read: [...last.read] });
  }

  async function sendOne(one: Pending, isLeaving: boolean): Promise<void> {
    const ago = Math.max(0, Math.round((now() - one.at) / 1000));
    try {
      await send(one.subject, { ...one.place, read: [...one.read], ago }, isLeaving);
    } catch (error) {
      if (isRefused(error)) return;
      // What was not answered is sent again, unless there is something later.
      const key = keyOf(one.subject);
      const newer = pending.get(key);
      pending.set(key, newer ? joined(one, newer) : one);
      plan(retryMilliseconds);
    }
  }

  function flush(isLeaving = false): void {
    for (const [key, one] of [...pending]) {
      pending.delete(key);
      const sent = sendOne(one, isLeaving).then(() => {
        sending.delete(one);
        keep(key);
      });
      sending.set(one, sent);
      keep(key);
    }
  }

  return {
    /** `read` is an entry that has just been read. */
    note(subject: Subject, place: SeenPlace, read?: number): void {
      restore();
      const before = pending.get(keyOf(subject))?.read ?? [];
      const all = read === undefined ? before : [...before, read];
      pending.set(keyOf(subject), { subject, place, at: now(), read: new Set(all) });
      plan(waitMilliseconds);
    },

    flush,

    /**
     * Once the server knows of everything so far, or could not be told. What a page before this one sent while it was
     * left has mostly arrived: it is told again a little later, and nobody waits for that.
     */
    async settled(): Promise<void> {
      flush();
      await Promise.all(sending.values());
      restore();
      plan(waitMilliseconds);
    },

    /** What one person has read is not told of another. */
    forget(): void {
      pending.clear();
      isRestored = false;
    },
  };
}

function joined(before: Pending, after: Pending): Pending {
  return { ...after, read: new Set([...before.read, ...after.read]) };
}

/** What was refused stays refused, but for who was too quick. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

function keyOf({ kind, id }: Subject): string {
  return `${kind}/${id}`;
}

function subjectOf(key: string): Subject {
  const [kind, id] = key.split('/');
  return { kind: kind === 'report' ? 'report' : 'custom-report', id: Number(id) };
}

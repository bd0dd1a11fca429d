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

interface RecorderNeeds {
  send: SendPlace;
  now: () => number;
  later: (run: () => void, milliseconds: number) => void;
}

const waitMilliseconds = 5000;
const retryMilliseconds = 30_000;

/** Collects where a person is and sends it now and then, so that reading waits for nothing. */
export function createPlaceRecorder({ send, now, later }: RecorderNeeds) {
  const pending = new Map<string, Pending>();
  const sending = new Set<Promise<unknown>>();
  let isPlanned = false;

  function plan(milliseconds: number): void {
    if (isPlanned) return;
    isPlanned = true;
    later(() => {
      isPlanned = false;
      flush();
    }, milliseconds);
  }

  async function sendOne(one: Pending, isLeaving: boolean): Promise<void> {
    const ago = Math.max(0, Math.round((now() - one.at) / 1000));
    try {
      await send(one.subject, { ...one.place, read: [...one.read], ago }, isLeaving);
    } catch (error) {
      // What was refused stays refused; what was not answered is sent again, unless there is something later.
      if (error instanceof ApiError && error.status < 500) return;
      const newer = pending.get(keyOf(one.subject));
      pending.set(keyOf(one.subject), {
        ...(newer ?? one),
        read: new Set([...one.read, ...(newer?.read ?? [])]),
      });
      plan(retryMilliseconds);
    }
  }

  function flush(isLeaving = false): void {
    for (const [key, one] of [...pending]) {
      pending.delete(key);
      const sent = sendOne(one, isLeaving).finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }

  return {
    /** `read` is an entry that has just been read. */
    note(subject: Subject, place: SeenPlace, read?: number): void {
      const before = pending.get(keyOf(subject))?.read ?? [];
      const all = read === undefined ? before : [...before, read];
      pending.set(keyOf(subject), { subject, place, at: now(), read: new Set(all) });
      plan(waitMilliseconds);
    },

    flush,

    /** Once the server knows of everything so far, or could not be told. */
    async settled(): Promise<void> {
      flush();
      await Promise.all(sending);
    },
  };
}

function keyOf({ kind, id }: Subject): string {
  return `${kind}/${id}`;
}

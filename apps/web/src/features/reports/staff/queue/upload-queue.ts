import { isPassing } from '@caliper/contract/client/api-error.ts';
import { wasCancelled } from '@caliper/contract/client/post-form.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { createStore } from 'zustand';
import type { sendReport, Uploaded } from '../send-report.ts';
import type { UploadForm } from '../upload-form.ts';
import {
  type Defaults,
  type Entry,
  formOf,
  isOpen,
  missingIn,
  type Stage,
  titleFrom,
} from './queue-entry.ts';

interface QueueState {
  defaults: Defaults;
  entries: readonly Entry[];
}

interface QueueNeeds {
  defaults: Defaults;
  /** What a form sends besides its file: the same contents, sent again, are the same upload. */
  contents: (form: UploadForm) => object;
  send: typeof sendReport;
  /** What became of the upload with this key. */
  ask: (key: string) => Promise<Answer<'uploadResult'>>;
  onReleased: () => void;
  wait: (ms: number) => Promise<void>;
}

/** The server reads one package after the other: while it reads one, the next can be on its way. */
const atOnce = 2;
/** How often a package is sent again by itself. After that, a person decides. */
const mostTries = 5;
const pauses = [2000, 4000, 8000, 15_000];

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends packages in their order. Each has its own result; a lost connection loses none of them. */
export function createUploadQueue({ defaults, contents, send, ask, onReleased, wait }: QueueNeeds) {
  const store = createStore<QueueState>(() => ({ defaults, entries: [] }));
  const keys = new Map<string, ReturnType<typeof createRequestKeys>>();
  const aborts = new Map<string, AbortController>();
  const isWanted = new Set<string>();
  let isClosed = false;

  const find = (id: string) => store.getState().entries.find((one) => one.id === id);
  const change = (id: string, part: Partial<Entry>) =>
    store.setState(({ entries }) => ({
      entries: entries.map((one) => (one.id === id ? { ...one, ...part } : one)),
    }));
  const at = (id: string, stage: Stage) => change(id, { stage });

  /** Starts as many of those that are wanted as may be under way together. */
  function proceed(): void {
    if (isClosed) return;
    const next = store.getState().entries.find(({ id, stage }) => isWanted.has(id) && stage.is === 'waiting');
    if (!next || aborts.size >= atOnce) return;
    void run(next);
    proceed();
  }

  async function run({ id }: Entry): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    at(id, { is: 'sending', part: 0 });
    try {
      at(id, { is: 'done', answer: await deliver(id, abort.signal) });
      keys.delete(id);
      onReleased();
    } catch (error) {
      if (!isClosed) at(id, { is: 'failed', error });
    } finally {
      isWanted.delete(id);
      aborts.delete(id);
      proceed();
    }
  }

  /** Sends it until there is an answer, or a reason that sending again would not change. */
  async function deliver(id: string, signal: AbortSignal): Promise<Uploaded> {
    for (let tries = 1; ; tries++) {
      const entry = find(id);
      if (!entry) throw new DOMException('Removed', 'AbortError');
      const form = formOf(store.getState().defaults, entry);
      const key = keyOf(entry, form);
      try {
        const onProgress = (part: number) => at(id, part < 1 ? { is: 'sending', part } : { is: 'reading' });
        return await send(form, { signal, idempotencyKey: key, onProgress });
      } catch (error) {
        if (wasCancelled(error) || !isPassing(error)) throw error;
        const answer = await learn(id, key, signal);
        if (answer) return answer;
        if (tries >= mostTries) throw error;
      }
    }
  }

  /** The answer that was lost; null if the server does not have it, so that it can be sent again. */
  async function learn(id: string, key: string, signal: AbortSignal): Promise<Uploaded | null> {
    for (let round = 0; ; round++) {
      at(id, { is: 'asking' });
      await wait(pauses[Math.min(round, pauses.length - 1)] ?? 0);
      signal.throwIfAborted();
      try {
        const { state, answer } = await ask(key);
        if (answer) return answer;
        if (state === 'unknown') return null;
        at(id, { is: 'reading' });
      } catch (error) {
        // Without a connection it is asked again until there is one.
        if (!isPassing(error)) throw error;
      }
    }
  }

  function keyOf({ id, file: { name, size, lastModified } }: Entry, form: UploadForm): string {
    const own = keys.get(id) ?? createRequestKeys();
    keys.set(id, own);
    return own.keyOf({ ...contents(form), writeup: form.writeup, name, size, lastModified });
  }

  return {
    store,
    add(files: readonly File[]): void {
      const added = files.map(
        (file): Entry => ({
          id: crypto.randomUUID(),
          file,
          own: { title: titleFrom(file) },
          stage: { is: 'waiting' },
        }),
      );
      store.setState(({ entries }) => ({ entries: [...entries, ...added] }));
    },
    setDefaults: (part: Partial<Defaults>) =>
      store.setState((now) => ({ defaults: { ...now.defaults, ...part } })),
    /** What was refused waits again once it was changed. */
    setOwn: (id: string, own: Entry['own']) => change(id, { own, stage: { is: 'waiting' } }),
    remove(id: string): void {
      const entry = find(id);
      if (entry && isOpen(entry))
        store.setState(({ entries }) => ({ entries: entries.filter((one) => one.id !== id) }));
    },
    /** Stops one that is being sent. */
    cancel: (id: string) => aborts.get(id)?.abort(),
    /** Sends all that wait and lack nothing. */
    start(): void {
      const { defaults: now, entries } = store.getState();
      for (const one of entries)
        if (one.stage.is === 'waiting' && missingIn(now, one) === '') isWanted.add(one.id);
      proceed();
    },
    retry(id: string): void {
      if (find(id)?.stage.is !== 'failed') return;
      at(id, { is: 'waiting' });
      isWanted.add(id);
      proceed();
    },
    open(): void {
      isClosed = false;
    },
    /** When the page is left. What has arrived is read all the same. */
    close(): void {
      isClosed = true;
      for (const abort of aborts.values()) abort.abort();
    },
  };
}

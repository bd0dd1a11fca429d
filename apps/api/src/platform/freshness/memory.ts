/** What an answer in memory depends on. */
export interface Grounds {
  /** The keys of the change log that end it. */
  keys: readonly string[];
  /** The moment, by the database's clock, from which it may be another; none if time changes nothing. */
  until?: Date | null;
  /** How much of the memory it takes; small things count as little. */
  bytes?: number;
}

interface Entry extends Grounds {
  value: unknown;
  bytes: number;
}

/** How much an entry takes besides what it says of itself. A family of companies has hundreds of keys. */
const ownBytes = 300;
const bytesOfKey = 60;

/**
 * Answers in memory, and for each the keys that end it. What is used least recently goes first. It knows nothing of
 * the database: whoever asks that tells it what has changed.
 */
export function createMemory(mostBytes: number) {
  const entries = new Map<string, Entry>();
  const dependents = new Map<string, Set<string>>();
  /** What each question named since the oldest fill began. */
  const named = new Map<number, ReadonlySet<string> | 'everything'>();
  const fills = new Map<symbol, number>();
  let generation = 0;
  let bytes = 0;
  const found = { hits: 0, misses: 0 };

  function drop(name: string): void {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    bytes -= entry.bytes;
    for (const key of entry.keys) {
      const names = dependents.get(key);
      names?.delete(name);
      if (names?.size === 0) dependents.delete(key);
    }
  }

  function add(name: string, entry: Entry): void {
    drop(name);
    entries.set(name, entry);
    bytes += entry.bytes;
    for (const key of entry.keys) {
      const names = dependents.get(key);
      if (names) names.add(name);
      else dependents.set(key, new Set([name]));
    }
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  /** Whether a question since then named one of the keys. */
  function isSpoiled(since: number, keys: readonly string[]): boolean {
    for (let one = since + 1; one <= generation; one += 1) {
      const changed = named.get(one);
      if (changed === 'everything' || keys.some((key) => changed?.has(key))) return true;
    }
    return false;
  }

  return {
    /** Ends what depends on these keys. */
    forget(changed: readonly string[] | 'everything'): void {
      generation += 1;
      if (fills.size > 0) named.set(generation, changed === 'everything' ? changed : new Set(changed));
      if (changed === 'everything') {
        entries.clear();
        dependents.clear();
        bytes = 0;
      } else {
        for (const key of changed) for (const name of [...(dependents.get(key) ?? [])]) drop(name);
      }
    },

    /** What is known under this name at this moment. */
    find<T>(name: string, now: Date): { value: T } | undefined {
      const entry = entries.get(name);
      if (!entry || (entry.until && entry.until <= now)) {
        found.misses += 1;
        return void drop(name);
      }
      found.hits += 1;
      entries.delete(name);
      entries.set(name, entry);
      return entry as { value: T };
    },

    /** To be called before the first query of what is to be kept. */
    beginFill(): symbol {
      const fill = Symbol('fill');
      fills.set(fill, generation);
      return fill;
    },

    /** Keeps it, unless something it depends on was named since the fill began. */
    endFill(fill: symbol, kept?: { name: string; value: unknown; grounds: Grounds }): boolean {
      const since = fills.get(fill) ?? generation;
      const isKept = kept !== undefined && !isSpoiled(since, kept.grounds.keys);
      if (isKept) {
        const { name, value, grounds } = kept;
        const own = ownBytes + name.length + grounds.keys.length * bytesOfKey;
        add(name, { ...grounds, value, bytes: (grounds.bytes ?? 0) + own });
      }
      fills.delete(fill);
      const oldest = Math.min(generation, ...fills.values());
      for (const one of named.keys()) if (one <= oldest) named.delete(one);
      return isKept;
    },

    figures: () => ({ entries: entries.size, bytes, ...found }),
  };
}

export type Memory = ReturnType<typeof createMemory>;

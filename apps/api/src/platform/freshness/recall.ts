import type { Grounds, Memory } from './memory.ts';

export interface Loaded<T> extends Grounds {
  value: T;
}

/** From memory, or else loaded, once for all who ask meanwhile, and kept. */
export function createRecall(memory: Memory) {
  const filling = new Map<string, Promise<boolean>>();

  async function fill<T>(
    name: string,
    load: () => Promise<Loaded<T>>,
  ): Promise<{ value: T; isKept: boolean }> {
    const fillOf = memory.beginFill();
    try {
      const { value, ...grounds } = await load();
      return { value, isKept: memory.endFill(fillOf, { name, value, grounds }) };
    } catch (error) {
      memory.endFill(fillOf);
      throw error;
    }
  }

  return async <T>(name: string, now: Date, load: () => Promise<Loaded<T>>): Promise<T> => {
    const known = memory.find<T>(name, now);
    if (known) return known.value;
    // What another request is loading was perhaps read before this one began. It is good here too if it is kept:
    // then nothing that this request must see has changed it.
    const other = filling.get(name);
    if (other && (await other)) {
      const loaded = memory.find<T>(name, now);
      if (loaded) return loaded.value;
    }
    const own = fill(name, load);
    const isKept = own.then(
      (filled) => filled.isKept,
      () => false,
    );
    filling.set(name, isKept);
    void isKept.then(() => filling.get(name) === isKept && filling.delete(name));
    return (await own).value;
  };
}

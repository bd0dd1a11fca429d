import type { Db } from '../../platform/postgres/postgres.ts';
import { readCatalogue } from './items.store.ts';
import { type Shelves, stock } from './shelf.ts';

export interface ShelvesAt {
  version: number;
  shelves: Shelves;
}

/**
 * The catalogue, kept sorted in memory. The database says with every request which version is current, so that this
 * is never older than the answer it is used for; it is read anew, once for all who wait, when it is.
 */
export function createShelves(db: Db) {
  let held: ShelvesAt | null = null;
  let loading: Promise<ShelvesAt> | null = null;

  async function load(): Promise<ShelvesAt> {
    const { version, items } = await readCatalogue(db);
    return { version, shelves: stock(items) };
  }

  return async function shelvesSince(version: number): Promise<ShelvesAt> {
    for (;;) {
      if (held && held.version >= version) return held;
      loading ??= load().finally(() => {
        loading = null;
      });
      const loaded = await loading;
      if (!held || loaded.version > held.version) held = loaded;
    }
  };
}

export type ShelvesSince = ReturnType<typeof createShelves>;

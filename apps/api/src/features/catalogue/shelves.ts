import type { Db } from '../../platform/postgres/postgres.ts';
import { readCatalogue } from './items.store.ts';
import { type Shelves, stock } from './shelf.ts';

export interface ShelvesAt {
  version: number;
  shelves: Shelves;
}

/**
 * The catalogue, kept sorted in memory. Every request learns the current version from the database, so what it uses
 * is never older than that. An outdated catalogue is read again, once for all waiting requests.
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

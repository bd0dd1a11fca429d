import type { Favorite } from './favorites.ts';

interface Needs {
  /** Stores it on the server. */
  send: (favorite: Favorite, wanted: boolean) => Promise<unknown>;
  show: (favorite: Favorite, wanted: boolean) => void;
  tellFailure: (wanted: boolean) => void;
}

/**
 * Shows a wish at once and stores it behind the scenes, one call per item at a time. Whoever changes their mind in
 * the meantime gets what they asked for last; what could not be stored is taken back on the screen.
 */
export function createFavoriteSync({ send, show, tellFailure }: Needs) {
  const wishes = new Map<string, boolean>();

  async function store(favorite: Favorite, key: string, isStored: boolean): Promise<void> {
    const wanted = wishes.get(key);
    if (wanted === undefined || wanted === isStored) return;
    const isDone = await send(favorite, wanted).then(
      () => true,
      () => false,
    );
    if (isDone) return store(favorite, key, wanted);
    if (wishes.get(key) !== wanted) return;
    wishes.set(key, isStored);
    tellFailure(wanted);
  }

  return async function ask(favorite: Favorite, wanted: boolean): Promise<void> {
    const key = `${favorite.kind}/${favorite.id}`;
    const isAtWork = wishes.has(key);
    wishes.set(key, wanted);
    show(favorite, wanted);
    if (isAtWork) return;
    await store(favorite, key, !wanted);
    // Whatever came in between, such as a session that was loaded before the change, is corrected.
    show(favorite, wishes.get(key) ?? wanted);
    wishes.delete(key);
  };
}

import type { Favorite } from './favorites.ts';

interface Needs {
  /** Saves it on the server. */
  send: (favorite: Favorite, wanted: boolean) => Promise<unknown>;
  show: (favorite: Favorite, wanted: boolean) => void;
  tellFailure: (wanted: boolean) => void;
}

/**
 * Shows a change at once and saves it in the background, one call per item at a time. If the person changes their mind
 * in the meantime, the last choice wins; a change that could not be saved is undone on screen.
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
    // Corrects anything shown in between, such as a session loaded before the change.
    show(favorite, wishes.get(key) ?? wanted);
    wishes.delete(key);
  };
}

import { colorSchemeKey } from '@caliper/ui/color-scheme.ts';

/** Everything we keep in the browser's storage bears this prefix, so that signing out can find it. */
const prefix = 'caliper:';

export const clientStateKey = `${prefix}state`;

type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** The colour scheme is a taste, not a trace of the person: it survives signing out. */
export function forgetPerson(storage: KeyStore = localStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(prefix) && key !== colorSchemeKey) storage.removeItem(key);
  }
}

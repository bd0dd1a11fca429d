import { colorSchemeKey } from '@caliper/ui/theme/color-scheme.ts';

/** All our keys in the browser's storage have this prefix, so that signing out can find them. */
const prefix = 'caliper:';

export const clientStateKey = `${prefix}state`;

/** Null in a browser without storage, where even accessing the property throws. */
export function storageOf(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** The colour scheme is a preference, not personal data: it survives signing out. */
export function forgetPerson(storage: KeyStore | null = storageOf('localStorage')): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(prefix) && key !== colorSchemeKey) storage.removeItem(key);
  }
}

import { colorSchemeKey } from '@caliper/ui/theme/color-scheme.ts';
import { expect, test } from 'vitest';
import { clientStateKey, forgetPerson } from './storage.ts';

function storeOf(...names: string[]) {
  const kept = [...names];
  return {
    kept,
    get length() {
      return kept.length;
    },
    key: (index: number) => kept[index] ?? null,
    removeItem: (name: string) => {
      kept.splice(kept.indexOf(name), 1);
    },
  };
}

test('NAV-18 signing out removes our own keys, but not the colour scheme or foreign keys', () => {
  const store = storeOf(clientStateKey, 'someone-else', colorSchemeKey, 'caliper:more');
  forgetPerson(store);
  expect(store.kept).toEqual(['someone-else', colorSchemeKey]);
});

import { beforeEach, expect, test } from 'vitest';
import { remember, resetClientState } from '../../lib/remembered/client-state.ts';
import { chooseCategory, chooseRegion, defaultView } from './catalogue-address.ts';
import { lastAddress, rememberView } from './last-address.ts';

beforeEach(resetClientState);

test('NAV-18 a section opens with the filters it was left with, which do not affect other sections', () => {
  rememberView(chooseRegion(chooseCategory(defaultView('medsku'), 'orthopedics'), 'Europe'));
  expect(lastAddress('medsku')).toBe('/medsku/subscriptions?category=orthopedics&region=Europe');
  expect(lastAddress('pt')).toBe('/pt/subscriptions');
});

test.each(['https://evil.example/pt/all', '/medsku/favorites', '/pt/nothing-like-it', ''])(
  'NAV-18 an address that does not fit the section is ignored: %s',
  (kept) => {
    remember('catalogue', { pt: kept });
    expect(lastAddress('pt')).toBe('/pt/subscriptions');
  },
);

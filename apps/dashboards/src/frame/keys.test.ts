import { frameAddress } from '@caliper/contract/dashboards/frame.ts';
import { expect, test } from 'vitest';
import { readKeys } from './keys.ts';

const keys = { idToken: 'a+b/c=', usergroupId: '7', id: '12' };

test('DASH-02 what the page puts behind the # is what the frame reads', () => {
  const { hash, search } = new URL(frameAddress('/embed/pt', '?demo', keys), 'http://localhost');
  expect(readKeys(hash)).toEqual(keys);
  expect(search).toBe('?demo');
});

test('DASH-02 incomplete keys are not read', () => {
  expect(readKeys('')).toBeNull();
  expect(readKeys('#')).toBeNull();
  expect(readKeys('#idToken=a&id=12')).toBeNull();
  expect(readKeys('#idToken=&usergroupId=7&id=12')).toBeNull();
});

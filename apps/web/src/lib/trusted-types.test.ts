import { ownScript, withoutTags } from '@caliper/ui/behaviour/trusted-types.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('MEND-38 only text that has no tags may become markup', () => {
  expect(withoutTags('')).toBe('');
  expect(withoutTags(':root{--a:1px}@media (min-width:10em){a>b{c:d}}')).toContain(':root');
  expect(withoutTags('<img src=x onerror=alert(1)>')).toBeNull();
});

test('MEND-38 only our own files, and what our own scripts made, may be run', () => {
  vi.stubGlobal('location', { href: 'https://caliper.example/reports/7', origin: 'https://caliper.example' });
  for (const own of ['/assets/pdf-1a2b.js', '/embed/assets/a.js', 'blob:https://caliper.example/6c1f'])
    expect([own, ownScript(own)]).toEqual([own, own]);
  for (const other of [
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'blob:https://evil.example/6c1f',
    '/content/7/a.js',
    '/api/assets/a.js',
    'data:text/javascript,alert(1)',
  ])
    expect([other, ownScript(other)]).toEqual([other, null]);
});

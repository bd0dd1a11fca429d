import { expect, test } from 'vitest';
import { withCallback } from './translate-page.tsx';

test("NAV-13 the widget's address gets a callback, whatever parameters it already has", () => {
  expect(withCallback('https://translate.example/element.js')).toBe(
    'https://translate.example/element.js?cb=caliperTranslateReady',
  );
  expect(withCallback('https://translate.example/element.js?v=2&cb=x')).toBe(
    'https://translate.example/element.js?v=2&cb=caliperTranslateReady',
  );
});

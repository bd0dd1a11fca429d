import { expect, test } from 'vitest';
import { withCallback } from './translate-widget.ts';

test('NAV-13 the widget is asked to call back, whatever its address already carries', () => {
  expect(withCallback('https://translate.example/element.js')).toBe(
    'https://translate.example/element.js?cb=caliperTranslateReady',
  );
  expect(withCallback('https://translate.example/element.js?v=2&cb=x')).toBe(
    'https://translate.example/element.js?v=2&cb=caliperTranslateReady',
  );
});

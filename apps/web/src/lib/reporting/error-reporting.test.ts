import type { ErrorEvent } from '@sentry/react';
import { expect, test } from 'vitest';
import { isTranslationProxy, replayOptions, reportingOptions } from './error-reporting.ts';

const options = reportingOptions('https://key@errors.example/1');
const eventAt = (url: string): ErrorEvent => ({ type: undefined, request: { url } });

test('NAV-20 10 % of sessions and 100 % of errors are replayed, and everything is traced', () => {
  expect(options).toMatchObject({
    dsn: 'https://key@errors.example/1',
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracesSampleRate: 1,
  });
});

test('NAV-20 a replay shows no text and no media', () => {
  expect(replayOptions).toMatchObject({
    maskAllText: true,
    blockAllMedia: true,
    block: ['[data-chapter]', 'iframe'],
  });
});

test('NAV-20 nothing of the person, of calls or of parameters in addresses is collected', () => {
  expect(options.dataCollection).toEqual({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  });
});

test.each([
  ['resource.img', false],
  ['resource.script', true],
])('NAV-20 a replay names what was loaded as %s: %s', (op, isKept) => {
  const payload = { op, description: '/content/7/chart.png?exp=1&sig=x', startTimestamp: 0, endTimestamp: 1 };
  const event = { type: 5, timestamp: 0, data: { tag: 'performanceSpan', payload } } as const;
  expect(replayOptions.beforeAddRecordingEvent(event)).toBe(isKept ? event : null);
});

test.each([
  'https://caliper-example.translate.goog/catalog/all-reports?_x_tr_sl=en',
  'https://translate.googleusercontent.com/translate_c?u=x',
  'https://translate.google.co.uk/translate?u=x',
  'https://www.translate.yandex.com/x',
])('NAV-20 errors below a translation proxy are ignored: %s', (url) => {
  expect(isTranslationProxy(url)).toBe(true);
  expect(options.beforeSend(eventAt(url))).toBeNull();
});

test('NAV-20 errors of our own pages are sent, the translation page included', () => {
  const event = eventAt('https://portal.example/translate');
  expect(options.beforeSend(event)).toBe(event);
  expect(isTranslationProxy(undefined)).toBe(false);
});

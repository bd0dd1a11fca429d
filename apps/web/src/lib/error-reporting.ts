import type { ErrorEvent } from '@sentry/react';

/** Pages that a translation service serves in our place: their failures are made by its rewriting, not by us. */
const translationProxies = [
  /(^|\.)translate\.goog$/,
  /(^|\.)translate\.googleusercontent\.com$/,
  /(^|\.)translate\.google\.[a-z.]+$/,
  /(^|\.)microsofttranslator\.com$/,
  /(^|\.)translate\.yandex\.[a-z.]+$/,
  /(^|\.)turbopages\.org$/,
];

export function isTranslationProxy(address: string | undefined): boolean {
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return translationProxies.some((proxy) => proxy.test(host));
}

/** A tenth of all visits and every visit with an error are replayed, with all text masked; every call is traced. */
export function reportingOptions(dsn: string) {
  return {
    dsn,
    sendDefaultPii: false,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    denyUrls: [/translate\.goog/, /translate\.googleusercontent\.com/, /microsofttranslator\.com/],
    beforeSend: (event: ErrorEvent) => (isTranslationProxy(event.request?.url) ? null : event),
  };
}

/** What a replay may show: no words, no pictures, nothing of a report. */
export const replayOptions = { maskAllText: true, maskAllInputs: true, blockAllMedia: true };

let capture: (error: unknown) => void = () => {};

/** Loaded only where an address is configured; it is heavier than the whole first page. */
export async function startErrorReporting(dsn: string): Promise<void> {
  if (isTranslationProxy(location.href)) return;
  const { startSentry } = await import('./sentry.ts');
  capture = startSentry(reportingOptions(dsn), replayOptions);
}

export function reportError(error: unknown): void {
  capture(error);
}

import { isSecretPath } from '@caliper/contract/secret-address.ts';
import type { ErrorEvent } from '@sentry/react';

/** Pages that a translation service serves in our place: its rewriting causes their failures, not our code. */
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

/** Every tenth visit and every visit with an error is replayed, with all text masked; every call is traced. */
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

/** A replay shows no text and no media, and of chapters and dashboards not even their shape. */
export const replayOptions = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  block: ['[data-chapter]', 'iframe'],
};

let capture: (error: unknown) => void = () => {};

/** Loaded only if an address is configured; it is heavier than the whole first page. */
export async function startErrorReporting(dsn: string): Promise<void> {
  // Every page load is traced with its address, and some addresses are secret.
  if (isTranslationProxy(location.href) || isSecretPath(location.pathname)) return;
  const { startSentry } = await import('./sentry.ts');
  capture = startSentry(reportingOptions(dsn), replayOptions);
}

export function reportError(error: unknown): void {
  capture(error);
}

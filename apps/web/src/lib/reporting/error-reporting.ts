import { isSecretPath } from '@caliper/contract/secret-address.ts';
import type { ErrorEvent, replayIntegration } from '@sentry/react';

type ReplayOptions = NonNullable<Parameters<typeof replayIntegration>[0]>;

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
    // The library collects all of these unless switched off. Addresses of images open them by their parameters.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
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
  beforeAddRecordingEvent: withoutImages,
};

type RecordingEvent = Parameters<NonNullable<ReplayOptions['beforeAddRecordingEvent']>>[0];

/** A replay lists what the page loaded, and would name each image with the address that opens it. */
function withoutImages(event: RecordingEvent): RecordingEvent | null {
  const { tag, payload } = event.data;
  return tag === 'performanceSpan' && payload.op === 'resource.img' ? null : event;
}

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

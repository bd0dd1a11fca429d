import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from '@sentry/react';

/** The only file that names the service; it is loaded by error-reporting.ts and by nothing else. */
export function startSentry(options: BrowserOptions, replay: Parameters<typeof replayIntegration>[0]) {
  // Image addresses give access to their images for as long as the session lasts.
  const tracing = browserTracingIntegration({ ignoreResourceSpans: ['resource.img'] });
  init({ ...options, integrations: [tracing, replayIntegration(replay)] });
  return (error: unknown) => void captureException(error);
}

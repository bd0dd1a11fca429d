import type { Answer } from '@caliper/contract/endpoints.ts';
import { systemEndpoints } from '@caliper/contract/system/system.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { LocalMessage } from '../../platform/outbox/outbox.store.ts';

interface SystemParts {
  config: Answer<'config'>;
  limits: Limits;
  /** Where render failures are written. */
  logFailure: (failure: { url: string; error: string; errorInfo: string; requestId: string }) => void;
  /** Null where real senders are configured or strangers can reach the server. */
  localOutbox: (() => Promise<LocalMessage[]>) | null;
}

/** It comes with the web application. */
const guide = '/guide/caliper-guide.pdf';

export function systemRoutes({ config, limits, logFailure, localOutbox }: SystemParts): Route[] {
  return routes(systemEndpoints, {
    config: async () => config,
    guide: async () => guide,
    log: async ({ body, origin }) => {
      await takeOrRefuse(limits, 'log', origin.address, 'too-many-requests');
      logFailure({ ...body, url: withoutSecrets(body.url), requestId: origin.requestId });
    },
    localOutbox: async ({ origin }) => {
      if (!localOutbox || !origin.isLocal) throw new ProblemError('not-found');
      return (await localOutbox()).map(toWire);
    },
  });
}

/** Queries and fragments can carry tokens, and the pages that mails link to end in one. */
function withoutSecrets(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return path.replace(/\/(reset-password|verify-email|register|registration-request)\/.*$/s, '/$1/…');
}

function toWire({ id, channel, recipient, subject, body, at }: LocalMessage) {
  return { id, channel, to: recipient, subject, body, at: epochSeconds(at) };
}

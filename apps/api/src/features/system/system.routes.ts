import type { Answer } from '@caliper/contract/endpoints.ts';
import { withoutSecrets } from '@caliper/contract/secret-address.ts';
import { systemEndpoints } from '@caliper/contract/system/system.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import { takeBySender } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { LocalMessage } from '../../platform/outbox/outbox.store.ts';

export interface SystemParts {
  config: Answer<'config'>;
  limits: Limits;
  /** Where render failures are written. */
  logFailure: (failure: { url: string; error: string; errorInfo: string; requestId: string }) => void;
  /** Null if real senders are configured or the server can be reached from outside. */
  localOutbox: (() => Promise<LocalMessage[]>) | null;
}

/** Part of the web application. */
const guide = '/guide/caliper-guide.pdf';

export function systemRoutes({ config, limits, logFailure, localOutbox }: SystemParts): Route[] {
  return routes(systemEndpoints, {
    config: async () => config,
    guide: async () => guide,
    log: async ({ viewer, body, origin }) => {
      await takeBySender(limits, 'log', viewer, origin, 'too-many-requests');
      logFailure({ ...body, url: withoutSecrets(body.url), requestId: origin.requestId });
    },
    localOutbox: async ({ origin }) => {
      if (!localOutbox || !origin.isLocal) throw new ProblemError('not-found');
      return (await localOutbox()).map(toWire);
    },
  });
}

function toWire({ id, channel, recipient, subject, body, at }: LocalMessage) {
  return { id, channel, to: recipient, subject, body, at: epochSeconds(at) };
}

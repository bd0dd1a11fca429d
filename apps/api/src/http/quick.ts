import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { admitTo } from '../access/decide.ts';
import type { Viewer } from '../access/viewer.ts';
import { tellAnswered } from './answered.ts';
import { tellCutShort } from './cut-short.ts';
import { type Authenticate, pathOf, type Route } from './endpoints.ts';
import { ProblemError } from './problem.ts';
import { type Asked, addressReader } from './quick-address.ts';
import { encodingFor, Ready } from './ready.ts';
import { silentMs } from './sending-time.ts';

interface QuickNeeds {
  app: FastifyInstance;
  authenticate: Authenticate;
  /** Those of any answer. */
  headers: Record<string, string>;
}

interface Found {
  answer: Ready;
  viewer: Viewer;
}

/** Such a call looks at nothing else. */
type QuickHandler = (asked: Asked['input'] & { viewer: Viewer }) => Promise<unknown>;

/**
 * Answers what is kept ready before the framework costs anything: the same handlers behind the same decision. Only what
 * goes well is answered here. For everything else it says false, and the framework does it all, from the beginning. Except
 * for a failure: whoever has waited for a database that is gone need not do so twice.
 */
export function createQuickDoor(routes: readonly Route[], { app, authenticate, headers }: QuickNeeds) {
  const readAddress = addressReader(routes);
  const failures = new WeakMap<IncomingMessage, unknown>();
  app.addHook('onRequest', async ({ raw }) => {
    if (failures.has(raw)) throw failures.get(raw);
  });

  async function find(
    { route, input }: Asked,
    { headers: { authorization } }: IncomingMessage,
  ): Promise<Found | null> {
    const viewer = await authenticate(authorization);
    if (!viewer || !admitTo(viewer, route.endpoint).allowed) return null;
    // What staff read is entered into the audit log.
    if ((viewer.provider || viewer.watchedBy) && route.endpoint.audited) return null;
    const handler = route.handler as unknown as QuickHandler;
    const answer = await handler({ ...input, viewer });
    return answer instanceof Ready ? { answer, viewer } : null;
  }

  function send({ answer, viewer }: Found, { route }: Asked, begun: number, response: ServerResponse): void {
    const {
      req: {
        headers: { 'accept-encoding': accepted },
        socket,
      },
    } = response;
    const { pieces, headers: about } = answer.as(encodingFor(accepted));
    const reqId = randomUUID();
    response.once('close', () => {
      const ms = performance.now() - begun;
      const told = { reqId, method: 'GET', route: `/api${pathOf(route.endpoint)}`, ms, user: viewer.userId };
      if (response.writableFinished) tellAnswered(app, { ...told, status: 200 });
      else tellCutShort(app, socket, told);
    });
    socket.setTimeout(silentMs);
    response.writeHead(200, { ...headers, ...about, 'x-request-id': reqId });
    response.cork();
    for (const piece of pieces) response.write(piece);
    response.end();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const asked = isPlain(request) && app.server.listening ? readAddress(request.url ?? '') : null;
    if (!asked) return false;
    const begun = performance.now();
    const found = await find(asked, request).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) failures.set(request, error);
    });
    if (found) send(found, asked, begun, response);
    return Boolean(found);
  };
}

export type QuickDoor = ReturnType<typeof createQuickDoor>;

/** Nothing about it asks for more than the answer. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && !('content-length' in headers) && !('transfer-encoding' in headers);
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { admitTo } from '../access/decide.ts';
import type { Viewer } from '../access/viewer.ts';
import { tellAnswered } from './answered.ts';
import { tellCutShort } from './cut-short.ts';
import { type Authenticate, pathOf, type Route } from './endpoints.ts';
import { ProblemError } from './problem.ts';
import { encodingFor, Ready } from './ready.ts';
import { silentMs } from './sending-time.ts';

interface QuickNeeds {
  app: FastifyInstance;
  authenticate: Authenticate;
  /** Those of any answer. */
  headers: Record<string, string>;
}

/** A request for something that may be ready. */
interface Asked {
  route: Route;
  input: { params: unknown; query: unknown };
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

const mostAddresses = 5000;

/** Which of the calls an address is for, checked as the framework would. The same few are asked for again and again. */
function addressReader(routes: readonly Route[]): (url: string) => Asked | null {
  const known = new Map<string, Asked | null>();
  const readers = routes.map(readerOf);
  return (url) => {
    const found = known.get(url);
    if (found !== undefined) return found;
    let asked: Asked | null = null;
    for (const read of readers) asked ??= read(url);
    if (known.size >= mostAddresses) known.clear();
    if (asked) known.set(url, asked);
    return asked;
  };
}

function readerOf(route: Route): (url: string) => Asked | null {
  const { params, query } = route.endpoint;
  const names = [...pathOf(route.endpoint).matchAll(/:(\w+)/g)].map(([, name]) => name);
  const pattern = new RegExp(`^/api${pathOf(route.endpoint).replace(/:\w+/g, '([\\w-]+)')}(?:\\?(.+))?$`);
  return (url) => {
    const [, ...found] = pattern.exec(url) ?? [];
    if (found.length === 0) return null;
    const asked = [...new URLSearchParams(found.at(-1))];
    const input = {
      params: parsed(
        params,
        names.map((name, index) => [name, found[index]]),
      ),
      query: parsed(query, asked),
    };
    return input.params && input.query ? { route, input } : null;
  };
}

const nothing = z.strictObject({});

/** Null if the framework would refuse it, or might read it differently. */
function parsed(schema: z.ZodObject = nothing, entries: unknown[][]): unknown {
  const given = Object.fromEntries(entries);
  const isClear = Object.keys(given).length === entries.length;
  return isClear ? (schema.safeParse(given).data ?? null) : null;
}

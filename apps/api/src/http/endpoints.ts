import { type AnswerOf, type Endpoint, whatCallsDo } from '@caliper/contract/endpoint.ts';
import { finding } from '@caliper/contract/problem.schemas.ts';
import { type Principal, principals } from '@caliper/contract/roles.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { admitTo } from '../access/decide.ts';
import type { Framed, Viewer } from '../access/viewer.ts';
import { isLoopback } from '../platform/http-client/loopback.ts';
import type { Once } from '../platform/once/once.ts';
import { clientAddress } from './address.ts';
import type { NoteAudited } from './audited.ts';
import { sendTagged, Tagged } from './conditional.ts';
import { Download, sendDownload } from './download.ts';
import { assertAllowed, ProblemError } from './problem.ts';
import { Ready, sendReady } from './ready.ts';
import type { Upload } from './uploads.ts';

/** Where a request came from, for limits and the audit log. */
export interface Origin {
  requestId: string;
  address: string;
  userAgent: string;
  /** Sent by this machine to itself, without a proxy in between. */
  isLocal: boolean;
}

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? { [key in K]: z.output<E[K]> }
  : object;

/** The session is optional if the call is public, and guaranteed otherwise. */
type ViewerOf<E extends Endpoint> = E['who'][number] extends infer W
  ? W extends 'public' | 'pending'
    ? Viewer | null
    : W extends 'embed' | 'import'
      ? Framed
      : Viewer
  : never;

/** The file of a form, if the call takes one. */
type UploadOf<E extends Endpoint> = E['upload'] extends 'required'
  ? Upload
  : E['upload'] extends 'optional'
    ? Upload | null
    : null;

type Invocation<E extends Endpoint> = Parsed<E, 'params'> &
  Parsed<E, 'query'> &
  Parsed<E, 'body'> & {
    viewer: ViewerOf<E>;
    origin: Origin;
    cookies: Record<string, string | undefined>;
    upload: UploadOf<E>;
  };

type Handler<E extends Endpoint> = (
  invocation: Invocation<E>,
  reply: FastifyReply,
) => E['file'] extends string
  ? Promise<Download>
  : E['answer'] extends z.ZodType
    ? Promise<AnswerOf<E> | Tagged<AnswerOf<E>> | Ready>
    : Promise<void>;

export interface Route {
  endpoint: Endpoint;
  handler: (invocation: Invocation<Endpoint>, reply: FastifyReply) => Promise<unknown>;
  /** Looks only at the viewer and the address, and gives what is kept ready. */
  isQuick: boolean;
}

/** A feature's routes: each endpoint with the function that answers it. The compiler checks that they match. */
export function routes<E extends Record<string, Endpoint>>(
  endpoints: E,
  handlers: { [K in keyof E]: Handler<E[K]> },
  quick: readonly (keyof E)[] = [],
): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as unknown as Route['handler'],
    isQuick: quick.includes(name),
  }));
}

export type Authenticate<V extends Viewer = Viewer> = (
  authorization: string | undefined,
) => Promise<V | null>;

const nothing = z.strictObject({});

/** What registering a call needs. */
export interface Door {
  authenticate: Authenticate;
  /** By a frame's token. It opens only calls for frames, and nothing else opens those. */
  authenticateFrame: Authenticate<Framed>;
  once: Once;
  noteAudited: NoteAudited;
}

export function register(app: FastifyInstance, route: Route, { once, noteAudited, ...door }: Door): void {
  const { endpoint } = route;
  const [method = ''] = endpoint.call.split(' ');
  assertDeclared(endpoint);
  const authenticate = isForFrames(endpoint) ? door.authenticateFrame : door.authenticate;
  app.route({
    method,
    url: pathOf(endpoint),
    schema: {
      summary: endpoint.summary,
      description: `For: ${endpoint.who.join(', ')}`,
      ...(wantsToken(endpoint.who) ? { security: [{ bearer: [] }] } : {}),
      params: endpoint.params ?? nothing,
      querystring: endpoint.query ?? nothing,
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.file ? { produces: [endpoint.file] } : {}),
      response: { [statusOf(endpoint)]: bodyOf(endpoint), default: problemSchema },
    },
    config: { takesUpload: endpoint.upload !== undefined, takesForm: endpoint.takesForm ?? false },
    // Before the body is read: strangers learn nothing about why their request was malformed.
    onRequest: (request) => letIn(request, endpoint, authenticate),
    // A body can take a while to arrive, and its sender may have been locked out since.
    preHandler: async (request) => {
      if (performance.now() - request.admittedAt > freshMs) await letIn(request, endpoint, authenticate);
    },
    handler: toHandler(route, once, noteAudited),
  });
}

/** Its path below the service root, as routers write it. */
export function pathOf({ call }: Endpoint): string {
  return call.slice(call.indexOf('/')).replace(/\{(\w+)\}/g, ':$1');
}

/** Whether the call needs an `Authorization` header. Between the factors, the ticket in the body takes its place. */
export function wantsToken(who: readonly Principal[]): boolean {
  return !who.includes('public') && !who.includes('pending');
}

function isForFrames({ who }: Endpoint): boolean {
  return who.some((principal) => principal === 'embed' || principal === 'import');
}

/** How long a looked-up session is trusted before it is checked again. */
const freshMs = 1000;

async function letIn(request: FastifyRequest, endpoint: Endpoint, authenticate: Authenticate): Promise<void> {
  const viewer = await authenticate(request.headers.authorization);
  assertAllowed(admitTo(viewer, endpoint));
  request.viewer = viewer;
  request.admittedAt = performance.now();
}

function toHandler({ endpoint, handler }: Route, once: Once, noteAudited: NoteAudited): RouteHandlerMethod {
  return async (request, reply) => {
    if (!endpoint.body) refuseBody(request);
    const { params, query, body, viewer, cookies } = request as FastifyRequest & Invocation<Endpoint>;
    const { upload } = request;
    if (endpoint.upload === 'required' && !upload)
      throw new ProblemError('upload-file-missing', { field: 'file' });
    const origin = {
      requestId: request.id,
      address: clientAddress(request.ip ?? ''),
      isLocal: isLocal(request),
      userAgent: request.headers['user-agent'] ?? '',
    };
    const run = () =>
      handler({ params, query, body, viewer, cookies, upload, origin } as Invocation<Endpoint>, reply);
    const key = endpoint.once ? idempotencyKey(request) : null;
    const who = endpoint.once === 'by-link' ? 'link' : (viewer?.userId ?? origin.address);
    // Reusing the key with another file, or for another thing, is a mistake.
    const sent = { params, body, file: upload?.hash };
    const answer = key
      ? await once({ scope: onceScope(endpoint.call, who), key, body: sent }, run)
      : await run();
    if (endpoint.audited) await noteAudited({ endpoint, viewer, params, origin });
    return send(request, reply, endpoint, answer);
  };
}

/** A key has meaning only for one call and its sender. */
export function onceScope(call: string, who: string): string {
  return `${call} ${who}`;
}

function send(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  if (answer instanceof Ready) return sendReady(request, reply, answer);
  if (answer instanceof Tagged) return sendTagged(request, reply, answer);
  if (endpoint.file && answer instanceof Download) return sendDownload(reply, endpoint.file, answer);
  const status = statusOf(endpoint);
  if (status === 302) return reply.redirect(String(answer));
  reply.code(status);
  // Fastify would send a bare string as it is, but every answer is JSON.
  if (typeof answer !== 'string') return reply.send(answer);
  return reply.type('application/json; charset=utf-8').send(reply.serialize(answer));
}

export function statusOf(endpoint: Endpoint): number {
  return endpoint.status ?? (endpoint.answer || endpoint.file ? 200 : 204);
}

function isLocal({ headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && isLoopback((headers.host ?? '').replace(/:\d+$/, ''));
}

/** Chosen by the browser for one opened form; it only has meaning together with its sender or its link. */
function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new ProblemError('bad-request');
  return key;
}

/** A redirect has its target in a header and no body. */
function bodyOf({ answer, status }: Endpoint): z.ZodType {
  return answer && status !== 302 ? answer : z.undefined();
}

/** An empty body or an empty object is let through. */
function refuseBody({ body }: FastifyRequest): void {
  const isEmpty =
    body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
  if (!isEmpty) throw new ProblemError('bad-request');
}

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    code: z.string(),
    detail: z.string(),
    hint: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    findings: z.array(finding).optional(),
  })
  .describe('application/problem+json');

/** Types can be bypassed, so this is also checked at start: every call must declare who it is for. */
function assertDeclared({ call, who, does, params, query, body, ignoresUnknown }: Endpoint): void {
  const known: readonly string[] = principals;
  if (!Array.isArray(who) || who.length === 0 || !who.every((name) => known.includes(name))) {
    throw new Error(`${call} does not say who it is for. Give its endpoint a "who".`);
  }
  if (!whatCallsDo.includes(does)) {
    throw new Error(`${call} does not say whether it reads or writes. Give its endpoint a "does".`);
  }
  for (const schema of [params, body, ...(ignoresUnknown ? [] : [query])]) {
    if (schema instanceof z.ZodObject && !(schema.def.catchall instanceof z.ZodNever)) {
      throw new Error(`${call} lets unknown fields through. Use z.strictObject for what it takes.`);
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    admittedAt: number;
  }
}

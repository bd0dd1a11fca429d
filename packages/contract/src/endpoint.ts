import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';
import type { Principal } from './roles.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Method and path below the service root. Calls are separate from the schemas so that the browser can make them without
 * loading a schema library first.
 */
export type Call = `${Method} /${string}`;

/** One call of the service: both sides are derived from it and neither repeats it. */
export interface Endpoint {
  call: Call;
  summary: string;
  /** Who may make the call. There is no default: the server refuses to start without it. */
  who: readonly [Principal, ...Principal[]];
  /**
   * What it does, whatever its method: staff who look at the portal as a client does are answered what only reads
   * (record 0053). `read own` shows what is for the person alone, such as the inbox; `export` gives something to take
   * away. There is no default here either.
   */
  does: Does;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The query comes from another service, which may add fields. Everywhere else an unknown field is a mistake. */
  ignoresUnknown?: true;
  /** A form with a file beside the body's fields, which then all arrive as text. */
  upload?: 'required' | 'optional';
  /** Mail services send a plain form with it, which says nothing that the address does not. */
  takesForm?: true;
  /**
   * Creates something, uses up a link, or changes what it was based on: sent again with the same Idempotency-Key, it is
   * answered again but not repeated. The key belongs to the sender; for a link, which may end the sender's session, to
   * the link.
   */
  once?: true | 'by-link';
  /** Answers with a file of this media type instead of an `answer`. */
  file?: string;
  /** Left out: the answer has no body. */
  answer?: z.ZodType;
  /** By default 200, or 204 without an answer. With 302 the answer is the address to go to. */
  status?: 201 | 202 | 302;
  /**
   * Entered into the audit log: each time if it gives something to take away, and if it is only read, once an hour for
   * staff of the provider. `of` is the kind of thing unless a parameter says so, `what` the form it is taken in.
   */
  audited?: { as: 'export'; of: string; what: string } | { as: 'reading'; of: string };
  /** Problems other than the refusals and field errors that any call can have. */
  problems: readonly ProblemCode[];
}

export const whatCallsDo = ['read', 'read own', 'export', 'write'] as const;
export type Does = (typeof whatCallsDo)[number];

type Described = Omit<Endpoint, 'call'>;

/** The endpoints of these calls, by name: each call has one. */
export function defineEndpoints<
  const C extends Record<string, Call>,
  const E extends { [N in keyof C]: Described },
>(calls: C, described: E): { [N in keyof C]: E[N] & { call: C[N] } } {
  const all = Object.entries<Call>(calls).map(([name, call]) => [name, { call, ...described[name] }]);
  return Object.fromEntries(all);
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? { [key in K]: z.input<E[K]> }
  : object;

/** What a caller sends: exactly the parts that the endpoint names. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** A body as the server has it after checking: with the defaults filled in. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;

export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : undefined;

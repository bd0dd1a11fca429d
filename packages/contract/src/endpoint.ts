import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';
import type { Principal } from './roles.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Method and path below the service root. Calls stand apart from the schemas so that the
 * browser can make them without carrying a schema library in its first load.
 */
export type Call = `${Method} /${string}`;

/** One call of the service: both sides are derived from it and neither repeats it. */
export interface Endpoint {
  call: Call;
  summary: string;
  /** Who may make the call. There is no default: the server refuses to start without it. */
  who: readonly [Principal, ...Principal[]];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The query is another's, who may say more than is read here. Everywhere else an unknown field is a mistake. */
  ignoresUnknown?: true;
  /** A form with a file beside the body's fields, which then all arrive as text. */
  upload?: 'required' | 'optional';
  /** Creates something: sent again with the same Idempotency-Key it is answered, and not done, a second time. */
  once?: true;
  /** Answers with a file of this media type instead of an `answer`. */
  file?: string;
  /** Left out: the answer has no body. */
  answer?: z.ZodType;
  /** 200, or 204 where there is no answer, unless said otherwise. With 302 the answer is where to go. */
  status?: 201 | 202 | 302;
  /** What can go wrong beyond the refusals and field errors that any call may meet. */
  problems: readonly ProblemCode[];
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? { [key in K]: z.input<E[K]> }
  : object;

/** What a caller sends: the parts that the endpoint names, and nothing else. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** What the server has of a body once it was checked: with the defaults filled in. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;

export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : undefined;

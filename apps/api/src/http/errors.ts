import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { FilesAway, isDiskFull } from '../platform/files/files.ts';
import { KeyReused, StillRunning } from '../platform/once/once.ts';
import { isAboutTheDeleted, isFull, isUnavailable } from '../platform/postgres/postgres.ts';
import { hasLeft } from './cut-short.ts';
import { withoutStack } from './logging.ts';
import { ProblemError } from './problem.ts';

/** Every failure is answered with a problem from the catalogue; its real cause goes only to the log. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  // Whoever left gets no answer, and the failure is their leaving.
  const problem = hasLeft(request) ? new ProblemError('bad-request') : asProblem(error);
  // A problem that a service raised on purpose is an answer, not a fault.
  if (problem.status >= 500 && problem !== error) logFault(error, problem, request);
  sendProblem(reply, problem);
}

/** What a flood of requests can cause is only a warning: strangers must not be able to fill the log of errors. */
function logFault(error: Error, { status }: ProblemError, { log }: FastifyRequest): void {
  if (status === 503) log.warn({ cause: withoutStack(error) }, 'unavailable');
  else log.error({ err: error }, 'request failed');
}

export function sendProblem(reply: FastifyReply, problem: ProblemError): void {
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
  // A failed stream may have promised compression.
  reply.removeHeader('content-encoding');
  // Serialised here, because the endpoint's own serialiser only knows successful answers.
  reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: string) => payload)
    .send(JSON.stringify(problem.toWire()));
}

function asProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof KeyReused) return new ProblemError('repeated-with-changes');
  if (error instanceof StillRunning) return new ProblemError('unavailable', { retryAfter: 5 });
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error);
  if (isAboutTheDeleted(error)) return new ProblemError('signed-out');
  if (isUnavailable(error) || error instanceof FilesAway)
    return new ProblemError('unavailable', { retryAfter: 2 });
  if (isFull(error) || isDiskFull(error)) return new ProblemError('storage-full');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ProblemError('too-large');
  if (status === 415) return new ProblemError('unsupported-media-type');
  if (status !== undefined && status >= 400 && status < 500) return new ProblemError('bad-request');
  return new ProblemError('internal');
}

interface Issue {
  keyword: string;
  instancePath: string;
  message?: string;
  params?: { origin?: string };
}

type InvalidInput = FastifyError & { validation: Issue[] };

/**
 * A malformed id is treated as a missing thing. A request without the agreed shape is a mistake of the program
 * that sent it (400); a value that does not fit its field is for the person to correct (422).
 */
function invalidInput(error: InvalidInput): ProblemError {
  if (error.validationContext === 'params') return new ProblemError('not-found');
  if (error.validationContext !== 'body' || error.validation.some(isShape))
    return new ProblemError('bad-request');
  return new ProblemError('invalid-fields', {
    fields: Object.fromEntries(error.validation.map((issue) => [fieldOf(issue), sentenceFor(issue)])),
  });
}

/** For people: zod's own messages are for programmers. */
function sentenceFor({ keyword, params }: Issue): string {
  if (params?.origin === 'number')
    return `Please enter a ${keyword === 'too_big' ? 'smaller' : 'larger'} number.`;
  if (keyword === 'invalid_type' || keyword === 'too_small') return 'Please fill in this field.';
  if (keyword === 'too_big') return 'Please enter a shorter text.';
  return 'Please check this field.';
}

function isShape(issue: Issue): boolean {
  return issue.keyword === 'unrecognized_keys' || fieldOf(issue) === '';
}

function fieldOf(issue: Issue): string {
  return issue.instancePath.split('/')[1] ?? '';
}

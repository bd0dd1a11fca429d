import { PassThrough } from 'node:stream';
import { defineEndpoints } from '@caliper/contract/endpoint.ts';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { register, routes } from './endpoints.ts';
import { answerError } from './errors.ts';
import { loggerOptions } from './logging.ts';
import { ProblemError } from './problem.ts';

const { invite } = defineEndpoints(
  { invite: 'POST /invitations' },
  {
    invite: {
      summary: 'Invites somebody',
      who: ['public'],
      does: 'write',
      body: z.strictObject({
        name: z.string().min(1).max(5),
        email: z.email(),
        seats: z.int(),
        role: z.enum(['standard', 'lead']),
        address: z.strictObject({ city: z.string() }),
      }),
      problems: [],
    },
  },
);

const good = {
  name: 'Ines',
  email: 'ines@people.example',
  seats: 1,
  role: 'lead',
  address: { city: 'Porto' },
};

/** One call whose service does what the test says, and everything logged in the meantime. */
async function call(body: unknown, service: () => void = () => undefined) {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')));
  const app = Fastify({
    logger: loggerOptions('info', stream) ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('viewer', null);
  for (const route of routes({ invite }, { invite: async () => service() as undefined }))
    register(app, route, {
      authenticate: async () => null,
      authenticateFrame: async () => null,
      once: (_errand, run) => run(),
      noteAudited: async () => undefined,
    });
  const answer = await app.inject({ method: 'POST', url: '/invitations', payload: body as object });
  await app.close();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body ? answer.json() : null,
    log: lines.map((line) => JSON.parse(line)),
  };
}

const failWith = (error: unknown) => () => {
  throw error;
};

describe('MEND-21 fields', () => {
  test.each([
    [{ name: undefined }, { name: 'Please fill in this field.' }],
    [{ name: '' }, { name: 'Please fill in this field.' }],
    [{ name: 7 }, { name: 'Please fill in this field.' }],
    [{ name: 'Bartholomew' }, { name: 'Please enter a shorter text.' }],
    [{ email: 'ines' }, { email: 'Please check this field.' }],
    [{ role: 'owner' }, { role: 'Please check this field.' }],
    [{ address: { city: 5 } }, { address: 'Please fill in this field.' }],
    [
      { name: '', email: '' },
      { name: 'Please fill in this field.', email: 'Please check this field.' },
    ],
  ])('of %o are reported in sentences for people', async (over, fields) => {
    const { status, body } = await call({ ...good, ...over });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid-fields', fields });
    expect(Object.keys(body.fields)).toEqual(Object.keys(fields));
  });
});

describe('the log', () => {
  test('omits a 503 that a service raised on purpose', async () => {
    const problem = new ProblemError('unavailable', { retryAfter: 2 });
    const { status, headers, log } = await call(good, failWith(problem));
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(log).toEqual([]);
  });

  test.each(['ENOSPC', '53100'])('holds a disk that is full, of files or database (%s)', async (code) => {
    const cause = Object.assign(new Error('no space left on device'), { code });
    const { status, body, log } = await call(good, failWith(cause));
    expect([status, body.code]).toEqual([507, 'storage-full']);
    expect(JSON.stringify(body)).not.toMatch(/device/);
    expect(log).toEqual([expect.objectContaining({ err: expect.objectContaining({ code }) })]);
  });

  test('MEND-37 holds an unintended 503 with the code of its cause, as a warning without a stack', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const { status, body, log } = await call(good, failWith(cause));
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toMatch(/ECONN|5432/);
    expect(log).toEqual([
      expect.objectContaining({
        level: 40,
        msg: 'unavailable',
        reqId: expect.any(String),
        cause: { code: 'ECONNREFUSED', message: cause.message },
      }),
    ]);
  });

  test('holds a server error, of which the caller learns nothing', async () => {
    const cause = Object.assign(new Error('relation "users" does not exist'), { code: '42P01' });
    const { status, body, log } = await call(good, failWith(cause));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/users|42P01/);
    expect(log).toEqual([expect.objectContaining({ err: expect.objectContaining({ code: '42P01' }) })]);
  });

  test("omits callers' mistakes", async () => {
    expect((await call({ ...good, name: '' })).log).toEqual([]);
    expect((await call('{')).log).toEqual([]);
    expect((await call(good, failWith(new ProblemError('forbidden')))).log).toEqual([]);
  });

  test('redacts what people send, wherever it is logged by mistake', async () => {
    const stream = new PassThrough();
    const lines: string[] = [];
    stream.on('data', (chunk) => lines.push(String(chunk)));
    const { log } = Fastify({ logger: loggerOptions('info', stream) ?? false });
    const sent = { code: '123456', password: 'p-secret', phone: '+15551230000', ticket: 't-secret' };
    log.info({ body: sent });
    log.info({ request: { body: sent, headers: { authorization: 'a-secret', cookie: 'c-secret' } } });
    log.info({ token: 'x-secret', deep: { idToken: 'y-secret' }, er: { body: { captcha: 'z-secret' } } });
    log.warn({ err: Object.assign(new Error('gone'), { code: 'ETIMEDOUT' }) });
    expect(lines.join('')).not.toMatch(/secret|123456|1230000/);
    expect(lines.join('')).toContain('"code":"ETIMEDOUT"');
  });
});

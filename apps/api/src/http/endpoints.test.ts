import { defineEndpoints, type Endpoint } from '@caliper/contract/endpoint.ts';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Viewer } from '../access/viewer.ts';
import { makeViewer } from '../testing/viewer.ts';
import { register, routes } from './endpoints.ts';
import { answerError } from './errors.ts';
import { ProblemError } from './problem.ts';

const { rename } = defineEndpoints(
  { rename: 'PUT /things/{id}' },
  {
    rename: {
      summary: 'Renames a thing',
      who: ['admin'],
      does: 'write',
      params: z.strictObject({ id: z.coerce.number().int() }),
      body: z.strictObject({ name: z.string().max(5) }),
      answer: z.object({ id: z.number(), name: z.string() }),
      problems: [],
    },
  },
);

type Body = { name: string };

function appFor(endpoint: Endpoint, viewer: Viewer | null, answer: (body: Body) => unknown = (body) => body) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('viewer', null);
  const [route] = routes({ endpoint }, {
    endpoint: async ({ body }: { body: Body }) => answer(body),
  } as never);
  if (route)
    register(app, route, {
      authenticate: async () => viewer,
      authenticateFrame: async () => null,
      once: (_errand, run) => run(),
      noteAudited: async () => undefined,
    });
  return app;
}

const admin = makeViewer({ role: 'admin' });

async function put(body: unknown, viewer: Viewer | null = admin, answer?: (body: Body) => unknown, id = '7') {
  const response = await appFor(rename, viewer, answer).inject({
    method: 'PUT',
    url: `/things/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, type: response.headers['content-type'], body: response.json() };
}

test('an endpoint that does not say who it is for keeps the server from starting', () => {
  for (const who of [undefined, [], ['nobody in particular']]) {
    const silent = { ...rename, who } as unknown as Endpoint;
    expect(() => appFor(silent, admin)).toThrow('PUT /things/{id} does not say who it is for');
  }
});

test('STAFF-07 an endpoint that does not say whether it reads or writes keeps the server from starting', () => {
  for (const does of [undefined, '', 'GET']) {
    const silent = { ...rename, does } as unknown as Endpoint;
    expect(() => appFor(silent, admin)).toThrow('PUT /things/{id} does not say whether it reads or writes');
  }
});

test('an endpoint that would let unknown fields through keeps the server from starting', () => {
  const loose = { ...rename, body: z.object({ name: z.string() }) };
  expect(() => appFor(loose, admin)).toThrow('lets unknown fields through');
});

test('the answer carries the listed fields and no others', async () => {
  const answer = await put({ name: 'knee' }, admin, () => ({ id: 7, name: 'knee', password_hash: 'secret' }));
  expect(answer).toMatchObject({ status: 200, body: { id: 7, name: 'knee' } });
  expect(answer.body).not.toHaveProperty('password_hash');
});

test('an answer that breaks its own schema is a server error that reveals none of its content', async () => {
  const answer = await put({ name: 'knee' }, admin, () => ({ id: 'seven' }));
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal', detail: 'Something went wrong.' } });
});

test('an unknown field, a broken body or no body at all is a bad request', async () => {
  for (const body of [{ name: 'knee', admin: true }, '{"name":', '[]', '"x"', 'null', ''])
    expect(await put(body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
});

test('prototype tricks are refused', async () => {
  for (const body of ['{"name":"a","__proto__":{"x":1}}', '{"name":"a","constructor":{"prototype":{"x":1}}}'])
    expect((await put(body)).status).toBe(400);
});

test('a value that does not fit is reported by its field', async () => {
  expect(await put({ name: 'too long' })).toMatchObject({
    status: 422,
    type: 'application/problem+json; charset=utf-8',
    body: { code: 'invalid-fields', fields: { name: expect.any(String) } },
  });
});

test('a malformed id answers like a missing thing', async () => {
  for (const id of ['x', '1.5', "1'--", '%00'])
    expect(await put({ name: 'a' }, admin, undefined, id)).toMatchObject({ status: 404 });
});

test('a caller without permission learns that before anything else', async () => {
  expect(await put('{"name":', null)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  expect(await put({ name: 'knee' }, makeViewer())).toMatchObject({
    status: 403,
    body: { detail: 'Missing or insufficient permissions.' },
  });
});

test('a problem carries its code, its sentence and its fields', async () => {
  const refuse = () => {
    throw new ProblemError('sms-budget-spent', { values: { product: 'Caliper' }, retryAfter: 30 });
  };
  expect((await put({ name: 'knee' }, admin, refuse)).body).toEqual({
    type: 'urn:caliper:problem:sms-budget-spent',
    title: 'Too many attempts',
    status: 429,
    code: 'sms-budget-spent',
    detail: 'Caliper cannot send any more SMS messages at this time.',
  });
});

test('an unexpected error tells the caller nothing about itself', async () => {
  const fail = () => {
    throw new Error('relation "users" does not exist at /srv/app.ts:12');
  };
  const answer = await put({ name: 'knee' }, admin, fail);
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toMatch(/relation|srv/);
});

test('an answer that is a single word is sent as JSON too', async () => {
  const name = { ...rename, answer: z.string() };
  const response = await appFor(name, admin, ({ name }) => name).inject({
    method: 'PUT',
    url: '/things/7',
    payload: { name: 'Eye' },
  });
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.json()).toBe('Eye');
});

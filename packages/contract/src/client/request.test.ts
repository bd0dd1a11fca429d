import { expect, test } from 'vitest';
import { buildRequest, requestFor } from './request.ts';

test('a call becomes its method and an address below the service root', () => {
  expect(buildRequest('session', {})).toEqual({ method: 'GET', url: '/api/session' });
});

test('path parameters are escaped, so that a name can never become another path', () => {
  const request = requestFor('GET /reports/{id}/chapters/{name}', { params: { id: 7, name: '../a b?c' } });
  expect(request.url).toBe('/api/reports/7/chapters/..%2Fa%20b%3Fc');
});

test('absent query values are left out and lists repeat their name', () => {
  const request = requestFor('GET /things', { query: { page: 2, region: undefined, company: [1, 2] } });
  expect(request.url).toBe('/api/things?page=2&company=1&company=2');
});

test('a body is sent as JSON', () => {
  const body = { email: 'a@b.example', password: 'x' };
  expect(buildRequest('signIn', { body }).body).toBe(JSON.stringify(body));
});

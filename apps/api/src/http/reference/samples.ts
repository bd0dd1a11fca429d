import type { Endpoint } from '@caliper/contract/endpoint.ts';
import type { z } from 'zod';
import { statusOf, wantsToken } from '../endpoints.ts';
import { exampleOf } from './example.ts';
import { schemaOf } from './schema.ts';

type Values = Record<string, unknown>;

const phrases: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  302: 'Found',
};

/** The call as it goes over the wire. */
export function requestSample(endpoint: Endpoint): string {
  const [method = '', path = ''] = endpoint.call.split(' ');
  const params = valuesOf(endpoint.params);
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams(Object.entries(valuesOf(endpoint.query)).map(([k, v]) => [k, String(v)]));
  const address = query.size > 0 ? `/api${filled}?${query}` : `/api${filled}`;
  return [`${method} ${address}`, ...headersOf(endpoint), ...bodyOf(endpoint)].join('\n');
}

function headersOf({ who, once, upload, body }: Endpoint): string[] {
  return [
    ...(wantsToken(who) ? ['Authorization: Bearer …'] : []),
    ...(once ? ['Idempotency-Key: 0b9f7c52-6d1e'] : []),
    ...(upload ? ['Content-Type: multipart/form-data'] : []),
    ...(body && !upload ? ['Content-Type: application/json'] : []),
  ];
}

function bodyOf({ body, upload }: Endpoint): string[] {
  if (!body) return [];
  const example = exampleOf(schemaOf(body, 'input'));
  if (!upload) return ['', written(example)];
  const fields = Object.entries(example as Values).map(([name, value]) => `${name}=${value}`);
  return ['', ...fields, 'file=@the-file'];
}

/** The answer of a successful call. */
export function answerSample(endpoint: Endpoint): string {
  const status = statusOf(endpoint);
  const first = `${status} ${phrases[status] ?? ''}`;
  const { answer, file } = endpoint;
  if (status === 302) return `${first}\nLocation: …`;
  if (file) return `${first}\nContent-Type: ${file}`;
  return answer ? `${first}\n\n${written(exampleOf(schemaOf(answer, 'output')))}` : first;
}

function valuesOf(type: z.ZodType | undefined): Values {
  return type ? (exampleOf(schemaOf(type, 'input')) as Values) : {};
}

function written(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

import { type CallName, calls } from '../calls.ts';

/** The parts that a call may have; its types say which ones it has. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface ApiRequest {
  method: string;
  url: string;
  body?: string;
}

const root = '/api';

export function buildRequest(name: CallName, parts: Parts): ApiRequest {
  return requestFor(calls[name], parts);
}

export function requestFor(call: string, { params, query, body }: Parts): ApiRequest {
  const [method = '', path = ''] = call.split(' ');
  const url = root + fillPath(path, params ?? {}) + queryString(query ?? {});
  return body === undefined ? { method, url } : { method, url, body: JSON.stringify(body) };
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Absent values are left out; a list repeats its name. */
function queryString(query: Record<string, unknown>): string {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    const given = [value].flat().filter((item) => item !== undefined && item !== null);
    return given.map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`);
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

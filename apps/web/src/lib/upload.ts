import type { CallName } from '@caliper/contract/calls.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { asSignedIn } from './api-client.ts';
import { problemFrom } from './api-error.ts';
import { buildRequest } from './api-request.ts';
import type { HeldToken } from './token.ts';

interface UploadOptions {
  signal?: AbortSignal;
  /** The same upload sent again is done once. */
  idempotencyKey?: string;
  /** Told the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

const lostConnection = 'The connection was lost before the server confirmed the upload.';

/** Makes a call whose body is a form with a file. The browser tells the progress of sending to XMLHttpRequest only. */
export function upload<N extends CallName>(
  name: N,
  { body }: Input<N> & { body: object },
  file: File | null,
  options: UploadOptions = {},
): Promise<Answer<N>> {
  const { method, url } = buildRequest(name, {});
  const form = formOf(body, file);
  return asSignedIn((token) => send(method, url, form, token, options)) as Promise<Answer<N>>;
}

/** The fields stand before the file, so that the server knows what it is taking before it takes it. */
function formOf(fields: object, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  if (file) form.append('file', file);
  return form;
}

function send(
  method: string,
  url: string,
  form: FormData,
  token: HeldToken | null,
  { signal, idempotencyKey, onProgress }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.open(method, url);
    if (token) request.setRequestHeader('authorization', `Bearer ${token.idToken}`);
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress?.(1);
    request.onload = () => settle(request, resolve, reject);
    request.onerror = () => reject(new TypeError(lostConnection));
    request.onabort = () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(form);
  });
}

function settle(
  { status, responseText }: XMLHttpRequest,
  resolve: (answer: unknown) => void,
  reject: (error: Error) => void,
): void {
  const body = readJson(responseText);
  if (status >= 200 && status < 300) resolve(body);
  else reject(problemFrom(status, body));
}

/** Something between us and the server may answer with a page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

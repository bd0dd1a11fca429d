import { answerOf } from './api-error.ts';
import type { ApiRequest } from './request.ts';
import { headersOf } from './send.ts';

export interface UploadOptions {
  signal?: AbortSignal | undefined;
  /** An upload repeated with the same key is carried out once. */
  idempotencyKey?: string | undefined;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/** To try again is safe: see `idempotencyKey`. */
const lostConnection =
  'The connection was lost before the server confirmed the upload. Nothing you entered is gone; please try again.';

/** Sends a form with a file. Browsers report upload progress only to XMLHttpRequest. */
export function postForm(
  { method, url }: ApiRequest,
  form: FormData,
  token: string | null,
  { idempotencyKey, signal, onProgress }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const take = () => {
      try {
        resolve(answerOf(request.status, request.responseText));
      } catch (problem) {
        reject(problem);
      }
    };
    signal?.addEventListener('abort', abort);
    request.open(method, url);
    for (const [name, value] of Object.entries(headersOf(token, idempotencyKey)))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress?.(1);
    request.onload = take;
    request.onerror = () => reject(new TypeError(lostConnection));
    request.onabort = () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(form);
  });
}

/** The fields come before the file, so that the server knows what it is receiving. */
export function formOf(fields: object, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  if (file) form.append('file', file);
  return form;
}

/** Did the sender cancel it? */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

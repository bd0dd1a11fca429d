export interface PostFormOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Called with the fraction sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

interface Reply {
  status: number;
  text: string;
}

const lostConnection = 'The connection was lost before the server confirmed the upload.';

/** Sends a form with a file. Browsers report upload progress only to XMLHttpRequest. */
export function postForm(
  { method, url }: { method: string; url: string },
  form: FormData,
  { headers = {}, signal, onProgress }: PostFormOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress?.(1);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
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

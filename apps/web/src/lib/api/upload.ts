import type { CallName } from '@caliper/contract/calls.ts';
import { answerOf } from '@caliper/contract/client/api-error.ts';
import { buildRequest } from '@caliper/contract/client/request.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { formOf, postForm } from '@caliper/ui/sending/post-form.ts';
import { asSignedIn } from './api-client.ts';

interface UploadOptions {
  signal?: AbortSignal;
  /** An upload repeated with the same key is carried out once. */
  idempotencyKey?: string;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Makes a call whose body is a form with a file. */
export function upload<N extends CallName>(
  name: N,
  { body }: Input<N> & { body: object },
  file: File | null,
  { idempotencyKey, ...options }: UploadOptions = {},
): Promise<Answer<N>> {
  const request = buildRequest(name, {});
  const form = formOf(body, file);
  return asSignedIn(async (token) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token.idToken}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    const { status, text } = await postForm(request, form, { ...options, headers });
    return answerOf(status, text);
  }) as Promise<Answer<N>>;
}

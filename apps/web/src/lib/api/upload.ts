import type { CallName } from '@caliper/contract/calls.ts';
import { formOf, postForm, type UploadOptions } from '@caliper/contract/client/post-form.ts';
import { buildRequest, type Parts } from '@caliper/contract/client/request.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { asSignedIn } from './api-client.ts';

/** Makes a call whose body is a form with a file. */
export function upload<N extends CallName>(
  name: N,
  { body, ...rest }: Input<N> & { body: object },
  file: File | null,
  options: UploadOptions = {},
): Promise<Answer<N>> {
  const request = buildRequest(name, rest as Parts);
  const form = formOf(body, file);
  return asSignedIn((token) => postForm(request, form, token, options)) as Promise<Answer<N>>;
}

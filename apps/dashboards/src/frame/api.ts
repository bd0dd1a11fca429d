import type { CallName } from '@caliper/contract/calls.ts';
import { ApiError, answerOf, hasCode } from '@caliper/contract/client/api-error.ts';
import { type ApiRequest, buildRequest, type Parts } from '@caliper/contract/client/request.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { formOf, postForm } from '@caliper/ui/sending/post-form.ts';
import { forgetOpened, whenOpened } from './opening.ts';

/** The calls that the frame's token opens. */
type FrameCall = Extract<
  CallName,
  | 'dashboard'
  | 'askDashboard'
  | 'imports'
  | 'importDifferences'
  | 'stageImport'
  | 'applyImport'
  | 'discardImport'
>;

interface CallOptions {
  signal?: AbortSignal;
}

/** Makes a call of the contract with the token of this frame. */
export function call<N extends FrameCall>(
  name: N,
  input: Input<N>,
  options: CallOptions = {},
): Promise<Answer<N>> {
  const request = buildRequest(name, input as Parts);
  return asOpened((headers) => send(request, headers, options)) as Promise<Answer<N>>;
}

interface UploadOptions extends CallOptions {
  /** The same upload sent again is done once. */
  idempotencyKey: string;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Makes a call whose body is a form with a file. */
export function upload(
  { params, body }: Input<'stageImport'>,
  file: File,
  { idempotencyKey, ...options }: UploadOptions,
): Promise<Answer<'stageImport'>> {
  const request = buildRequest('stageImport', { params });
  const form = formOf(body, file);
  return asOpened(async (headers) => {
    const all = { ...headers, 'idempotency-key': idempotencyKey };
    const { status, text } = await postForm(request, form, { ...options, headers: all });
    return answerOf(status, text);
  }) as Promise<Answer<'stageImport'>>;
}

/**
 * If the token is refused, the page is asked for new keys and the call is made once more. The page then finds out whether
 * the session or the subscription has ended, and says so.
 */
async function asOpened<T>(sendWith: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const opened = await whenOpened();
  try {
    return await sendWith(bearer(opened.embedToken));
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    if (!isOver && !hasCode(error, 'company-expired')) throw error;
    forgetOpened(opened);
    return await sendWith(bearer((await whenOpened()).embedToken));
  }
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

async function send({ method, url, body }: ApiRequest, headers: Record<string, string>, init: CallOptions) {
  const isJson = body !== undefined;
  const answer = await fetch(url, {
    ...init,
    method,
    ...(isJson && { body }),
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    credentials: 'same-origin',
  });
  return answerOf(answer.status, await answer.text());
}

import type { CallName } from '@caliper/contract/calls.ts';
import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { formOf, postForm, type UploadOptions } from '@caliper/contract/client/post-form.ts';
import { buildRequest, type Parts } from '@caliper/contract/client/request.ts';
import { readFile, type SendOptions, send } from '@caliper/contract/client/send.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { forgetOpened, whenOpened } from './opening.ts';

/** The calls that the frame's token opens. */
type FrameCall = Extract<
  CallName,
  | 'dashboard'
  | 'askDashboard'
  | 'takeDashboardAway'
  | 'dashboardFile'
  | 'dashboardFileContent'
  | 'stampPanels'
  | 'imports'
  | 'importDifferences'
  | 'stageImport'
  | 'applyImport'
  | 'discardImport'
>;

/** Makes a call of the contract with the token of this frame. */
export function call<N extends FrameCall>(
  name: N,
  input: Input<N>,
  options: SendOptions = {},
): Promise<Answer<N>> {
  const request = buildRequest(name, input as Parts);
  return asOpened((token) => send<Answer<N>>(request, token, options));
}

/** Makes a call that is answered with a file. */
export function callFile<N extends FrameCall>(name: N, input: Input<N>): Promise<File> {
  const request = buildRequest(name, input as Parts);
  return asOpened((token) => send(request, token, {}, readFile));
}

/** Makes a call whose body is a form with a file. */
export function upload(
  { params, body }: Input<'stageImport'>,
  file: File,
  options: UploadOptions,
): Promise<Answer<'stageImport'>> {
  const request = buildRequest('stageImport', { params });
  const form = formOf(body, file);
  return asOpened((token) => postForm(request, form, token, options)) as Promise<Answer<'stageImport'>>;
}

/**
 * If the token is refused, the page is asked for new keys and the call is made once more. The page then finds out whether
 * the session or the subscription has ended, and says so.
 */
async function asOpened<T>(sendWith: (token: string) => Promise<T>): Promise<T> {
  const opened = await whenOpened();
  try {
    return await sendWith(opened.embedToken);
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    if (!isOver && !hasCode(error, 'company-expired')) throw error;
    forgetOpened(opened);
    return await sendWith((await whenOpened()).embedToken);
  }
}

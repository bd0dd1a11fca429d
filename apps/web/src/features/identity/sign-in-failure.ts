import { ApiError } from '../../lib/api-error.ts';

/** What went wrong, as the sign-in form needs it. */
export interface Failure {
  /** The pending sign-in is over: only the first step can begin another. */
  endsSignIn: boolean;
  /** Another attempt with the same code cannot succeed. */
  spendsCode: boolean;
  message: string;
  fields: Record<string, string>;
}

const unreachable = 'The portal could not be reached. Check your connection and try again.';
const unexplained = 'Something went wrong. Please try again.';

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { endsSignIn: false, spendsCode: false, message: unreachable, fields: {} };
  }
  return {
    // A refusal at the door, such as a licence without a free device, ends the attempt as an old ticket does.
    endsSignIn: error.code.startsWith('sign-in-session-') || error.status === 403,
    spendsCode: error.code.startsWith('code-'),
    // The general refusal says nothing to somebody who is not in yet.
    message: error.code === 'forbidden' ? unexplained : error.detail,
    fields: error.fields,
  };
}

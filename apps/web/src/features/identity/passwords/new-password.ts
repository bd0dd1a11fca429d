import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** What is wrong, at the field where it can be mended, or with the form as a whole. */
export type NewPasswordProblems = Partial<NewPassword> & { form?: string };

const differ = 'Passwords do not match';

/** What can be known before asking. Whether a password is strong enough is for the server to say. */
export function checkNewPassword({ password, confirmPassword }: NewPassword): NewPasswordProblems {
  return password === confirmPassword ? {} : { confirmPassword: differ };
}

export function newPasswordProblems(error: unknown): NewPasswordProblems {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { form: message };
  if (error.code === 'weak-password') return { password: message };
  if (error.code === 'passwords-differ') return { confirmPassword: message };
  const { password, confirmPassword } = error.fields;
  if (password === undefined && confirmPassword === undefined) return { form: message };
  return {
    ...(password !== undefined && { password }),
    ...(confirmPassword !== undefined && { confirmPassword }),
  };
}

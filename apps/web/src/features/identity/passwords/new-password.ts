import { fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Problems of single fields, or of the form as a whole. */
export type NewPasswordProblems = Partial<NewPassword> & { form?: string };

const differ = identityProblems['passwords-differ'].detail;

/** Problems that are found before sending. The server judges the strength of a password. */
export function checkNewPassword({ password, confirmPassword }: NewPassword): NewPasswordProblems {
  return password === confirmPassword ? {} : { confirmPassword: differ };
}

export function newPasswordProblems(error: unknown): NewPasswordProblems {
  const fields = fieldErrors(error);
  return fields.password || fields.confirmPassword ? fields : { form: messageOf(error) };
}

import { generatePassword } from '@caliper/contract/identity/generated-password.ts';

export const newPassword = () => generatePassword(below);

/** Every number is equally likely: draws that would favour the lower ones are repeated. */
function below(count: number): number {
  const fair = 256 - (256 % count);
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < fair ? drawn % count : below(count);
}

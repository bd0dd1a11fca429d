import type { Finding } from '@caliper/contract/problem.ts';
import { firstBytes } from '../../../../platform/files/first-bytes.ts';
import { Refused } from '../../../../platform/zip/refused.ts';

/** The container of Word before 2007, and of any Word file with a password. */
const oldContainer = 'd0cf11e0';

const old = {
  message: 'This is an old Word file (.doc), or one with a password.',
  remedy: 'Open it in Word and save it as a Word Document (.docx) without a password.',
};

const other = {
  message: 'A text in this format is not read.',
  remedy: 'Save it as a Word Document (.docx), or leave it out.',
};

/** Says what to do with a Word file that has the wrong format; null for any other file. */
export function oldWordProblem(name: string): Pick<Finding, 'message' | 'remedy'> | null {
  return /\.(doc|docm|dot|dotx|dotm|odt|rtf)$/i.test(name) ? other : null;
}

const neither = {
  message: 'This is neither a ZIP nor a Word file (.docx), whatever its name says.',
  remedy: 'Choose another file, or make it again.',
};

/** Says what to do with a file that is no package of any kind. */
export async function refuseOtherFormats(path: string): Promise<void> {
  const start = await firstBytes(path, 4);
  if (start.toString('hex') === oldContainer) throw new Refused([{ file: '', ...old }]);
  if (start.length > 0 && start.toString('latin1', 0, 2) !== 'PK')
    throw new Refused([{ file: '', ...neither }]);
}

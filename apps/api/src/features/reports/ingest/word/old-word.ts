import { firstBytes } from '../../../../platform/files/first-bytes.ts';
import { Refused } from '../../../../platform/zip/refused.ts';

/** The container of Word before 2007, and of any Word file with a password. */
const oldContainer = 'd0cf11e0';

const old = {
  message: 'This is an old Word file (.doc), or one with a password.',
  remedy: 'Open it in Word and save it as a Word Document (.docx) without a password.',
};

export function isOldWord(start: Buffer): boolean {
  return start.toString('hex', 0, 4) === oldContainer;
}

export async function refuseOldWord(path: string): Promise<void> {
  if (isOldWord(await firstBytes(path, 4))) throw new Refused([{ file: '', ...old }]);
}

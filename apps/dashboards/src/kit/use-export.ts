import { useState } from 'react';
import { tell } from './notices.ts';

/** Makes one file at a time, and shows a notice if that fails. */
export function useExport() {
  const [isBusy, setIsBusy] = useState(false);
  const run = (make: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    make()
      .catch(() => tell('The file could not be made. Please try again.', 'danger'))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}

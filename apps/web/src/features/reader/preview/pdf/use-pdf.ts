import { useEffect, useState } from 'react';
import { closePdf, openPdf, type Pdf } from './open-pdf.ts';

interface Opened {
  pdf: Pdf | null;
  error: Error | null;
}

/** Opens a file; until that is done, both are null. */
export function usePdf(file: Blob, attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>({ pdf: null, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    let isOver = false;
    let pdf: Pdf | null = null;
    setOpened({ pdf: null, error: null });
    const open = async () => {
      pdf = await openPdf(file);
      if (isOver) closePdf(pdf);
      else setOpened({ pdf, error: null });
    };
    open().catch((error: Error) => !isOver && setOpened({ pdf: null, error }));
    return () => {
      isOver = true;
      if (pdf) closePdf(pdf);
    };
  }, [file, attempt]);
  return opened;
}
